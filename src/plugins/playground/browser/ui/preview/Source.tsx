import CodeBlock from "@theme/CodeBlock";
import clsx from "clsx";
import type { ReactNode } from "react";
import type { GeneratedFile } from "../../protocol";
import { CopyButton } from "../controls";
import ui from "../ui.module.css";
import styles from "./Preview.module.css";

/** Maximum number of characters of a source that is highlighted, and of a source that is shown in full. */
const MAX_HIGHLIGHTED = 12_000;
const MAX_SHOWN = 200_000;

/** The source of a file without highlighting; of a huge file, only the beginning. */
export function PlainSource({ file: { path, text } }: { readonly file: GeneratedFile }): ReactNode {
  return (
    <>
      <CopyButton text={text} />
      {text.length > MAX_SHOWN && (
        <p className={ui.remark}>Only the beginning is shown. The copy and the download are complete.</p>
      )}
      {/* A region that scrolls has to be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre translate="no" tabIndex={0} aria-label={`Source of ${path}`} className={styles.plain}>
        {text.slice(0, MAX_SHOWN)}
      </pre>
    </>
  );
}

/** The source of a file, to copy; without highlighting if it is long. */
export default function Source({ file }: { readonly file: GeneratedFile }): ReactNode {
  const language = /\.ya?ml$/u.test(file.path) ? "yaml" : "markdown";
  return (
    <div className={clsx(ui.scroll, styles.source)}>
      {file.text.length <= MAX_HIGHLIGHTED ? (
        <CodeBlock language={language}>{file.text}</CodeBlock>
      ) : (
        <PlainSource file={file} />
      )}
    </div>
  );
}
