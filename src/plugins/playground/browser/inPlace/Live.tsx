import { useEffect, useMemo, useState } from "react";
import { loadTokenizer } from "@site/src/components/code/tokenizer";
import type { Tokenize } from "@site/src/components/code/tokensOf";
import { defaultOptions } from "../options";
import type { Diagnostic, GeneratedFile } from "../protocol";
import { connect } from "../page/generation/connection";
import type { SessionView } from "../page/generation/session";
import { useSession } from "../page/generation/useSession";
import type { Page } from "../page/preview/page";
import { usePage } from "../page/preview/usePage";
import { linkTo } from "../page/url/hash";
import { fileToShow } from "../page/workspace/selection";

/** What the generator makes of the schema, as far as it has come. */
export interface LiveState {
  /** The page of the last schema without mistakes. */
  readonly page?: Page | undefined;
  /** One sentence on the last run. */
  readonly sentence: string;
  /** Whether it tells of a mistake, or of something that the generator does not take. */
  readonly isWrong: boolean;
  /** Tries again what did not load; there when something did not. */
  readonly retry?: (() => void) | undefined;
  /** Colours for the source, once they are loaded. */
  readonly tokenize?: Tokenize | undefined;
  /** Hash with which the playground opens on the source. */
  readonly hash?: string | undefined;
}

interface Props {
  readonly source: string;
  /** The type whose page is to be shown; another one when it has none. */
  readonly type: string | undefined;
  readonly onChange: (state: LiveState) => void;
}

function tellOf({ line, column, message }: Diagnostic): string {
  const [first = ""] = message.split("\n");
  return line === undefined ? first : `Line ${String(line)}, column ${String(column ?? 1)}: ${first}`;
}

function sentenceOf({ problems: [problem], refusal, output }: SessionView, isBroken: boolean): string {
  if (isBroken) return "The generator did not load.";
  if (problem) return tellOf(problem);
  if (refusal !== undefined) return refusal;
  return output ? "The page follows your schema. Nothing is sent." : "Loading the generator…";
}

/** The page of a type, which bears its name. */
function pageOf(files: readonly GeneratedFile[], type: string | undefined): GeneratedFile | undefined {
  const named = files.find(({ text }) => text.startsWith("---") && text.includes(`\ntitle: ${String(type)}\n`));
  return named ?? fileToShow(files, undefined);
}

/** Runs the generator on a schema, and reports what comes of it. All of this is loaded once a reader wants to write. */
export default function Live({ source, type, onChange }: Props): null {
  const [isBroken, setBroken] = useState(false);
  const [session, view] = useSession((reports) =>
    connect({
      onAnswer: (answer) => {
        setBroken(false);
        reports.onAnswer(answer);
      },
      onFailure: (reason) => {
        setBroken(true);
        reports.onFailure(reason);
      },
    }),
  );
  const [tokenize, setTokenize] = useState<Tokenize>();
  const [hash, setHash] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    session.change(() => ({ source, options: defaultOptions }));
  }, [session, source, attempt]);

  useEffect(() => {
    let isOld = false;
    void linkTo({ source, options: defaultOptions }).then((link) => {
      if (!isOld) setHash("hash" in link ? link.hash : undefined);
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
        console.warn("The schema stays without colours:", reason);
      },
    );
  }, [attempt]);

  const { output } = view;
  const file = useMemo(() => pageOf(output?.files ?? [], type), [output, type]);
  const page = usePage(file, defaultOptions.framework)?.page;
  const isUnread = typeof page === "string";
  const sentence = sentenceOf(view, isBroken || isUnread);
  const isWrong = view.problems.length > 0 || view.refusal !== undefined;

  useEffect(() => {
    const retry = (): void => {
      setBroken(false);
      setAttempt((count) => count + 1);
    };
    const known = isUnread ? undefined : page;
    onChange({ page: known, sentence, isWrong, retry: isBroken || isUnread ? retry : undefined, tokenize, hash });
  }, [onChange, page, sentence, isWrong, isBroken, isUnread, tokenize, hash]);

  return null;
}
