import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { count } from "../words";
import ui from "../ui.module.css";
import styles from "./LiveCode.module.css";

/** Pages that are listed; more of them have a cause in common. */
const MOST = 100;

const meaning = (
  <Link to="/docs/guides/descriptions#what-breaks" target="_blank">
    How a description becomes code
  </Link>
);

/** What is said at a page with live code, or with a fault that takes its place. */
export function LivePage({ fault }: { readonly fault: string | undefined }): ReactNode {
  if (fault !== undefined) {
    return (
      <p className={ui.remark}>
        <strong>Not valid MDX.</strong> <span>{`A build of a site stops at this page: ${fault}.`}</span> {meaning}
      </p>
    );
  }
  return (
    <p className={ui.remark}>
      <strong>Holds live code.</strong> A site that is built from this page runs what the schema says, or publishes
      files that it names. {meaning}
    </p>
  );
}

interface Props {
  /** The pages with live code, of which there are some. */
  readonly paths: ReadonlySet<string>;
  /** Whether there is a project for them, which shows their code as text. */
  readonly hasProject: boolean;
  readonly isTrusted: boolean;
  readonly onTrust: (isTrusted: boolean) => void;
  /** Shows a page. */
  readonly onOpen: (path: string) => void;
}

/** What is said before pages with live code are handed out by themselves, and the reader's consent. */
export function LivePages({ paths, hasProject, isTrusted, onTrust, onOpen }: Props): ReactNode {
  const one = paths.size === 1;
  return (
    <div role="group" aria-label="Live code" className={styles.notice}>
      <div className={ui.remark}>
        <p>
          <strong>{`${count(paths.size, "page")} ${one ? "holds" : "hold"} live code.`}</strong>{" "}
          <span>
            {`A site that is built from ${one ? "it" : "them"} runs what the schema says, on your computer and in your readers’ browsers, or publishes files that it names.`}
          </span>{" "}
          {hasProject && <span>A project shows it as text. </span>}
          {meaning}
        </p>
        <details>
          <summary>{one ? "Which page" : "Which pages"}</summary>
          <ul>
            {[...paths].slice(0, MOST).map((path) => (
              <li key={path}>
                <button
                  type="button"
                  className={ui.link}
                  onClick={() => {
                    onOpen(path);
                  }}
                >
                  {path}
                </button>
              </li>
            ))}
          </ul>
          {paths.size > MOST && <p>{`And ${count(paths.size - MOST, "more", "more")}.`}</p>}
        </details>
        <label className={styles.trust}>
          <input
            type="checkbox"
            checked={isTrusted}
            onChange={({ target }) => {
              onTrust(target.checked);
            }}
          />
          <span>I trust this schema, and want pages that run its code</span>
        </label>
      </div>
    </div>
  );
}
