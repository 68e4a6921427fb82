import Link from "@docusaurus/Link";
import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { PolicyWorker } from "@site/src/plugins/contentSecurityPolicy/browser";
import type { GeneratedFile } from "../../protocol";
import { answerOf } from "../answerOf";
import { Check } from "../controls";
import { count } from "../words";
import type { CheckAnswer, CheckRequest } from "../../liveCode/liveCodeWorker";
import { FileList } from "./Notices";
import ui from "../ui.module.css";
import styles from "./result.module.css";

/** Milliseconds to check all suspected pages. If that takes longer or fails, all of them count as pages with live code. */
const CHECK_LIMIT = 10_000;

/** The live code that was found in the pages. */
interface Findings {
  /** Paths of the pages with live code; undefined until they are known. */
  readonly paths: ReadonlySet<string> | undefined;
  /** Why MDX can't read a page, by the path of the page. Contains only pages that a site can't build. */
  readonly faults: ReadonlyMap<string, string>;
}

const pending: Findings = { paths: undefined, faults: new Map() };
const none: Findings = { paths: new Set(), faults: pending.faults };

/**
 * Finds the pages with live code from the schema. Suspected pages are parsed in a worker.
 *
 * @param isActive whether to check now
 */
export function useLiveCode(files: readonly GeneratedFile[], isActive: boolean): Findings {
  const suspects = useMemo(() => files.filter(({ suspectFrom }) => suspectFrom !== undefined), [files]);
  const [found, setFound] = useState<{ readonly files: typeof files; readonly findings: Findings }>();
  const isKnown = suspects.length === 0 || found?.files === files;

  useEffect(() => {
    if (isKnown || !isActive) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const worker = new PolicyWorker(new URL("../../liveCode/liveCodeWorker.ts", import.meta.url), {
      name: "playground-live-code",
    });
    const request: CheckRequest = suspects.map(({ path, text, suspectFrom }) => ({
      path,
      text: text.slice(suspectFrom),
    }));
    const show = (pages: CheckAnswer): void => {
      if (signal.aborted) return;
      const faults = new Map(pages.flatMap(({ path, fault }) => (fault === undefined ? [] : [[path, fault] as const])));
      setFound({ files, findings: { paths: new Set(pages.map(({ path }) => path)), faults } });
    };
    answerOf<CheckAnswer>(worker, request, "looks for live code", { signal, limit: CHECK_LIMIT }).then(show, () => {
      show(suspects);
    });
    return () => {
      controller.abort();
    };
  }, [files, suspects, isKnown, isActive]);

  if (suspects.length === 0) return none;
  return found?.files === files ? found.findings : pending;
}

const explanationLink = (
  <Link to="/docs/guides/descriptions#what-breaks" target="_blank">
    How a description becomes code
  </Link>
);

/** The warning on a page that has live code or, instead, is not valid MDX. */
export function LivePage({ fault }: { readonly fault: string | undefined }): ReactNode {
  return (
    <p className={ui.remark}>
      <strong>{fault === undefined ? "Contains live code." : "Not valid MDX."}</strong>{" "}
      <span>
        {fault === undefined
          ? "A site that is built from this page runs what the schema says, or publishes files that it names."
          : `A build of a site stops at this page: ${fault}.`}
      </span>{" "}
      {explanationLink}
    </p>
  );
}

interface Props {
  /** Paths of the pages with live code; not empty. */
  readonly paths: ReadonlySet<string>;
  /** Whether there is a project for the framework. A project shows the code of pages as text. */
  readonly hasProject: boolean;
  readonly isTrusted: boolean;
  readonly onTrust: (isTrusted: boolean) => void;
  readonly onOpen: (path: string) => void;
}

/** The warning about pages with live code, and the reader's consent to download them without a project. */
export function LivePages({ paths, hasProject, isTrusted, onTrust, onOpen }: Props): ReactNode {
  const isSingle = paths.size === 1;
  return (
    <div role="group" aria-label="Live code" className={styles.live}>
      <div className={ui.remark}>
        <p>
          <strong>{`${count(paths.size, "page")} ${isSingle ? "contains" : "contain"} live code.`}</strong>{" "}
          <span>
            {`A site that is built from ${isSingle ? "it" : "them"} runs what the schema says, on your computer and in your readers’ browsers, or publishes files that it names.`}
          </span>{" "}
          {hasProject && <span>A project shows it as text. </span>}
          {explanationLink}
        </p>
        <details>
          <summary>{isSingle ? "Which page" : "Which pages"}</summary>
          <FileList items={Array.from(paths, (path) => ({ path }))} onOpen={onOpen} />
        </details>
        <Check
          type="checkbox"
          checked={isTrusted}
          onChange={({ target }) => {
            onTrust(target.checked);
          }}
        >
          <strong>I trust this schema, and want pages that run its code</strong>
        </Check>
      </div>
    </div>
  );
}
