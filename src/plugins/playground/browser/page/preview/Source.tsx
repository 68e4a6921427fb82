import CodeBlock from "@theme/CodeBlock";
import clsx from "clsx";
import type { ReactNode } from "react";
import type { GeneratedFile } from "../../protocol";
import CopyButton from "../CopyButton";
import ui from "../ui.module.css";
import styles from "./Preview.module.css";

/** Characters beyond which the source is not highlighted, and beyond which it is cut. */
const MOST_HIGHLIGHTED = 12_000;
const MOST_SHOWN = 200_000;

const languageOf = (path: string): string => (/\.ya?ml$/u.test(path) ? "yaml" : "markdown");

/** The source of a file, to copy; a long one without colours, a huge one in part. */
export default function Source({ file: { path, text } }: { readonly file: GeneratedFile }): ReactNode {
  return (
    <div className={clsx(ui.scroll, styles.source)}>
      {text.length <= MOST_HIGHLIGHTED ? (
        <CodeBlock language={languageOf(path)}>{text}</CodeBlock>
      ) : (
        <>
          <CopyButton text={text} />
          {text.length > MOST_SHOWN && (
            <p className={ui.remark}>This is the beginning; what you copy and the download have all of it.</p>
          )}
          {/* A region that scrolls has to be reachable by keyboard. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0} aria-label={`Source of ${path}`}>
            {text.slice(0, MOST_SHOWN)}
          </pre>
        </>
      )}
    </div>
  );
}
