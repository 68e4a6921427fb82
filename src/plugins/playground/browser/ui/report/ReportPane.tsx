import Link from "@docusaurus/Link";
import clsx from "clsx";
import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { defaultOptions } from "../../options";
import type { PlaygroundInput, ReportAnswer, ReportRequest } from "../../protocol";
import { answerOf } from "../answerOf";
import { Button } from "../controls";
import { DropArea, FileButton } from "../editor/FileInput";
import { useFiles } from "../editor/readSchemas";
import Nodes from "../preview/Nodes";
import type { Renderers } from "../preview/Nodes";
import { LinkButton, PageLink } from "../preview/SiteNavigation";
import { PlainSource } from "../preview/Source";
import { usePage } from "../preview/usePage";
import { startWorker } from "../session/session";
import type { Output } from "../session/session";
import { messageOf } from "../words";
import ui from "../ui.module.css";
import styles from "./Report.module.css";

/**
 * Lets a worker write a report on the input of the last run. The worker ends after each report, which frees its memory.
 *
 * @param old an older version of the schema, to compare with
 * @returns the report; until it is written, the previous one
 */
function useReport(
  input: PlaygroundInput | undefined,
  old: string | undefined,
  active: boolean,
): ReportAnswer | undefined {
  const [last, setLast] = useState<{ readonly request: ReportRequest; readonly answer: ReportAnswer }>();
  const request = useMemo(() => input && { ...input, old }, [input, old]);
  const isDone = last?.request === request;

  useEffect(() => {
    if (!active || !request || isDone) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void answerOf<ReportAnswer>(startWorker(), request, "writes the report", { signal })
      .catch((error: unknown) => ({
        refusal: `The report could not be written: ${messageOf(error)}. Change the schema to try again.`,
      }))
      .then((answer) => {
        if (!signal.aborted) setLast({ request, answer });
      });
    return () => {
      controller.abort();
    };
  }, [active, request, isDone]);

  return last?.answer;
}

interface Props {
  readonly output: Output | undefined;
  /** Whether the panel is in view and the run has ended: only then is a report written. */
  readonly active: boolean;
  readonly onLine: (line: number) => void;
}

/** Reports which parts of the schema have descriptions and, once an older version is opened, what changed since. */
export default function ReportPane({ output, active, onLine }: Props): ReactNode {
  const [old, setOld] = useState<string>();
  const [remark, setRemark] = useState("");
  const files = useFiles(setOld, setRemark);
  const answer = useReport(output?.input, old, active);
  const text = answer && "report" in answer ? answer.report : undefined;
  const file = useMemo(() => (text === undefined ? undefined : { path: "report.md", text }), [text]);
  const parsed = usePage(active ? file : undefined, defaultOptions);
  const renderers = useMemo(
    (): Renderers => ({
      idPrefix: "playground-report-",
      link: (href, children) => {
        const line = /^#L(?<line>\d+)$/u.exec(href)?.groups?.["line"];
        // Other links are URLs and e-mail addresses in deprecation reasons.
        if (line === undefined) return <PageLink href={href}>{children}</PageLink>;
        return (
          <LinkButton to={Number(line)} onFollow={onLine} className={styles.lineLink}>
            {children}
          </LinkButton>
        );
      },
      heading: (level, id, children) => (level === 1 ? <h3 id={id}>{children}</h3> : <h4 id={id}>{children}</h4>),
    }),
    [onLine],
  );

  if (!output) return <p className={styles.empty}>The report appears here once the tool has run.</p>;
  const page = text === undefined ? undefined : parsed?.page;
  return (
    <DropArea onFiles={files.open}>
      <div className={ui.bar}>
        <FileButton label="Compare with an older schema" onFiles={files.open} />
        {old !== undefined && (
          <Button
            onClick={() => {
              setOld(undefined);
              setRemark("");
            }}
          >
            Stop comparing
          </Button>
        )}
        <span className={ui.quiet}>
          <span>Names lead to their lines. </span>
          <Link to="/docs/guides/schema-report" target="_blank">
            Run this in CI (new tab)
          </Link>
        </span>
      </div>
      <div role="status" className={ui.remark}>
        {remark !== "" && <p>{remark}</p>}
        {answer && "refusal" in answer && <p>{answer.refusal}</p>}
      </div>
      <section
        className={clsx(ui.scroll, styles.report)}
        // A region that scrolls must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Report"
        aria-busy={answer === undefined}
      >
        {page === undefined && answer === undefined && <p className={ui.quiet}>Reading the schema …</p>}
        {typeof page === "string" && parsed && <PlainSource file={parsed.file} />}
        {typeof page === "object" && (
          <>
            <div className="markdown">
              <Nodes node={page.content} renderers={renderers} />
            </div>
            {page.cut && <p className={ui.remark}>The report goes on. Run it on your computer to read all of it.</p>}
          </>
        )}
      </section>
    </DropArea>
  );
}
