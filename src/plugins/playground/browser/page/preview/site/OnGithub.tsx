import clsx from "clsx";
import type { ReactNode } from "react";
import { count } from "../../generation/words";
import ui from "../../ui.module.css";
import type { FrontMatter, OnGithub } from "../page";
import styles from "./site.module.css";

/** What a file has, as its header tells. */
function sizeOf(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  const size = bytes < 1024 ? count(bytes, "byte") : `${(bytes / 1024).toFixed(1)} kB`;
  return `${count(text.replace(/\n$/u, "").split("\n").length, "line")} · ${size}`;
}

/** The name of the file, and how large it is. */
export function FileHeader({ name, text }: { readonly name: string; readonly text: string }): ReactNode {
  return (
    <div className={styles.file}>
      <h3 data-page-title="" className={styles.name}>
        {name}
      </h3>
      <span>{sizeOf(text)}</span>
    </div>
  );
}

/** What GitHub does not show as a site does. */
export function GithubRemark({ github }: { readonly github: OnGithub }): ReactNode {
  const { holdsMdx, linksToSite } = github;
  if (!holdsMdx && !linksToSite) return null;
  return (
    <div className={styles.remark}>
      <p className={ui.remark}>
        {holdsMdx && (
          <span>
            GitHub reads MDX as Markdown: components, imports, and ids of headings show as text, or not at all.{" "}
          </span>
        )}
        {linksToSite && <span>Links that begin with a slash work in a site; on GitHub, they lead to no file.</span>}
      </p>
    </div>
  );
}

/** The front matter, as a table with a column for each key. */
export function FrontMatterTable({ frontMatter }: { readonly frontMatter: FrontMatter }): ReactNode {
  if ("fault" in frontMatter) {
    return (
      <div className={styles.frontMatterFault}>
        <p>Error in user YAML:</p>
        {/* A region that scrolls has to be reachable by keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre translate="no" tabIndex={0}>
          {frontMatter.fault}
        </pre>
      </div>
    );
  }
  if (frontMatter.rows.length === 0) return null;
  return (
    // A region that scrolls has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label="Front matter" tabIndex={0} className={clsx("markdown", styles.frontMatter)}>
      <table>
        <thead>
          <tr>
            {frontMatter.rows.map(([key]) => (
              <th key={key} scope="col">
                {key}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {frontMatter.rows.map(([key, value]) => (
              <td key={key}>{value}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
