import { useEffect, useMemo, useState } from "react";
import { loadTokenizer } from "@site/src/components/code/tokenizer";
import type { Tokenize } from "@site/src/components/code/tokenize";
import { defaultOptions } from "../options";
import type { Diagnostic, GeneratedFile } from "../protocol";
import { startWorker, useSession } from "../ui/session/session";
import type { SessionView } from "../ui/session/session";
import type { Page } from "../parsing/toPage";
import { packInput, saveInTab } from "../ui/saved/saved";
import { usePage } from "../ui/preview/usePage";
import { linkTo } from "../ui/saved/link";
import { fileToShow } from "../ui/preview/siteMap";

/**
 * A link that opens the playground with a schema: a hash or, when the schema is too long for a hash, a function to call before
 * the playground opens.
 */
export interface PlaygroundLink {
  readonly hash?: string;
  readonly onOpen?: () => void;
}

export interface LiveState {
  /** The page of the last schema without mistakes. */
  readonly page?: Page | undefined;
  readonly sentence: string;
  /** Whether the schema has a mistake, or the generator refused it. */
  readonly isWrong: boolean;
  /** Tries again when the generator did not load or the page could not be parsed; otherwise undefined. */
  readonly retry?: (() => void) | undefined;
  /** Highlights the source; undefined until the highlighter is loaded. */
  readonly tokenize?: Tokenize | undefined;
  readonly playgroundLink?: PlaygroundLink | undefined;
}

interface Props {
  readonly source: string;
  /** The type whose page to show, or a link to a page. If there is no such page, a typical one is shown. */
  readonly target: string | undefined;
  readonly onChange: (state: LiveState) => void;
}

function describeProblem({ line, column, message }: Diagnostic): string {
  const [first = ""] = message.split("\n");
  return line === undefined ? first : `Line ${String(line)}, column ${String(column ?? 1)}: ${first}`;
}

function sentenceOf({ problems: [problem], refusal, output }: SessionView, isBroken: boolean): string {
  if (isBroken) return "The generator did not load.";
  if (problem) return describeProblem(problem);
  if (refusal !== undefined) return refusal;
  return output ? "The page follows your schema. Nothing is sent." : "Loading the generator…";
}

/** Finds the page that a link leads to, or that has the name of a type as its title; otherwise a typical page. */
function pageOf(files: readonly GeneratedFile[], target: string | undefined): GeneratedFile | undefined {
  const linked = files.find(({ path }) => path === `docs${String(target)}`);
  const named = files.find(({ text }) => text.startsWith("---") && text.includes(`\ntitle: ${String(target)}\n`));
  return linked ?? named ?? fileToShow(files, undefined);
}

/** Creates a link to the playground with a schema. A schema too long for a hash is saved in the tab first. */
async function playgroundLinkTo(source: string): Promise<PlaygroundLink> {
  const input = { source, options: defaultOptions };
  const link = await linkTo(input);
  if ("hash" in link) return { hash: link.hash };
  return {
    onOpen: () => {
      try {
        saveInTab(packInput(input), { mark: undefined, hash: "" });
      } catch (reason) {
        console.warn("The playground opens without your schema, because it could not be saved:", reason);
      }
    },
  };
}

/** Runs the generator on a schema and reports the result. This file loads on demand, with the generator. */
export default function Live({ source, target, onChange }: Props): null {
  const [isBroken, setBroken] = useState(false);
  const [session, view] = useSession(() => {
    const worker = startWorker();
    const listen = (type: string, fails: boolean): void => {
      worker.addEventListener(type, () => {
        setBroken(fails);
      });
    };
    listen("message", false);
    listen("error", true);
    listen("messageerror", true);
    return worker;
  });
  const [tokenize, setTokenize] = useState<Tokenize>();
  const [playgroundLink, setPlaygroundLink] = useState<PlaygroundLink>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    session.change(() => ({ source, options: defaultOptions }));
  }, [session, source, attempt]);

  useEffect(() => {
    let isOld = false;
    void playgroundLinkTo(source).then((found) => {
      if (!isOld) setPlaygroundLink(found);
    });
    return () => {
      isOld = true;
    };
  }, [source]);

  useEffect(() => {
    loadTokenizer().then(
      (loaded) => {
        setTokenize(() => loaded);
      },
      (reason: unknown) => {
        console.warn("The schema is not highlighted:", reason);
      },
    );
  }, [attempt]);

  const { output } = view;
  const file = useMemo(() => pageOf(output?.files ?? [], target), [output, target]);
  const page = usePage(file, defaultOptions)?.page;
  const isUnparsed = typeof page === "string";
  const sentence = sentenceOf(view, isBroken || isUnparsed);
  const isWrong = view.problems.length > 0 || view.refusal !== undefined;

  useEffect(() => {
    const retry = (): void => {
      setBroken(false);
      setAttempt((count) => count + 1);
    };
    onChange({
      page: isUnparsed ? undefined : page,
      sentence,
      isWrong,
      retry: isBroken || isUnparsed ? retry : undefined,
      tokenize,
      playgroundLink,
    });
  }, [onChange, page, sentence, isWrong, isBroken, isUnparsed, tokenize, playgroundLink]);

  return null;
}
