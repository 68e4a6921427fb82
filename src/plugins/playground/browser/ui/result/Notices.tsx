import Link from "@docusaurus/Link";
import clsx from "clsx";
import type { ReactNode } from "react";
import { LinkButton } from "../preview/SiteNavigation";
import { numeral } from "../words";
import type { Notice } from "./noticesOf";
import ui from "../ui.module.css";
import styles from "./result.module.css";

/** Maximum number of listed items: further items usually have the same cause. */
const MAX_ITEMS = 100;

interface FileListProps {
  readonly items: Notice["items"];
  readonly onOpen: (path: string) => void;
}

/** A list of items: files with links to them, or names and messages of the tool. Browsers must not translate them. */
export function FileList({ items, onOpen }: FileListProps): ReactNode {
  return (
    <>
      <ul>
        {items.slice(0, MAX_ITEMS).map(({ path, text }) => (
          <li key={path ?? text} translate="no">
            {path !== undefined && (
              <LinkButton to={path} onFollow={onOpen} className={styles.path}>
                {path}
              </LinkButton>
            )}
            {text !== undefined && <span>{path === undefined ? text : `: ${text}`}</span>}
          </li>
        ))}
      </ul>
      {items.length > MAX_ITEMS && <p>{`And ${numeral(items.length - MAX_ITEMS)} more.`}</p>}
    </>
  );
}

interface Props extends Pick<FileListProps, "onOpen"> {
  readonly notices: readonly Notice[];
}

/** Notices about the output of a run, each of which unfolds. */
export default function Notices({ notices, onOpen }: Props): ReactNode {
  return notices.map(({ headline, advice, docs, items }) => (
    <details key={headline} className={clsx(ui.remark, styles.notice)}>
      <summary>{headline}</summary>
      <p>
        <span>{advice}</span>{" "}
        {docs && (
          <Link to={docs.to} target="_blank">
            {`${docs.label} (new tab)`}
          </Link>
        )}
      </p>
      {items.length > 0 && <FileList items={items} onOpen={onOpen} />}
    </details>
  ));
}
