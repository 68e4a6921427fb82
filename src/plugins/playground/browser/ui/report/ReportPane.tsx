import Link from "@docusaurus/Link";
import clsx from "clsx";
import { useCallback, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { defaultOptions } from "../../options";
import Code from "../Code";
import { Button } from "../controls";
import { DropArea, FileButton } from "../editor/FileInput";
import { useFiles } from "../editor/readSchemas";
import type { ReadSchema } from "../editor/readSchemas";
import Nodes from "../preview/Nodes";
import type { Parts } from "../preview/Nodes";
import { LinkButton } from "../preview/SiteNavigation";
import { PlainSource } from "../preview/Source";
import { usePage } from "../preview/usePage";
import type { Output } from "../session/session";
import { messageOf } from "../words";
import { useReport } from "./useReport";
import ui from "../ui.module.css";
import styles from "./Report.module.css";

interface Props {
  /** Output of the last run. */
  readonly output: Output | undefined;
  /** Whether the panel is in view, and the run has ended. */
  readonly active: boolean;
  /** Shows a line of the schema. */
  readonly onLine: (line: number) => void;
}

/** Reports which parts of the schema have descriptions and, once an older version is opened, what changed since. */
export default function ReportPane({ output, active, onLine }: Props): ReactNode {
  const [old, setOld] = useState<string>();
  const [remark, setRemark] = useState("");
  const onRead = useCallback((schema: ReadSchema) => {
    setOld(schema.text);
    setRemark(schema.remark);
  }, []);
  const onError = useCallback((error: unknown) => {
    setRemark(messageOf(error));
  }, []);
  const files = useFiles(onRead, onError);
  const answer = useReport(output?.input, old, active);
  const text = answer && "report" in answer ? answer.report : undefined;
  const file = useMemo(() => (text === undefined ? undefined : { path: "report.md", text }), [text]);
  const parsed = usePage(active ? file : undefined, defaultOptions);
  const parts = useMemo(
    (): Parts => ({
      idPrefix: "playground-report-",
      link: (href, children) => (
        <LinkButton to={Number(href.replace("#L", ""))} onFollow={onLine} className={styles.row}>
          {children}
        </LinkButton>
      ),
      heading: (level, id, children) => (level === 1 ? <h3 id={id}>{children}</h3> : <h4 id={id}>{children}</h4>),
      block: (block) => <Code {...block} />,
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
              <Nodes node={page.content} parts={parts} />
            </div>
            {page.cut && <p className={ui.remark}>The report goes on. Run it on your computer to read all of it.</p>}
          </>
        )}
      </section>
    </DropArea>
  );
}
