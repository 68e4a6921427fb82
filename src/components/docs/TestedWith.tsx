import type { ReactNode } from "react";
import { NODE_RELEASES, RELEASE, VERSIONS } from "@site/src/data/release";

const COMPACT = [
  ["GraphQL-Markdown", RELEASE],
  ["Node.js", new Intl.ListFormat("en-GB").format(NODE_RELEASES.map(String))],
  ["graphql", VERSIONS.graphql],
  ["Docusaurus", VERSIONS["@docusaurus/core"]],
] as const;

const REST = [
  ["@graphql-markdown/cli", VERSIONS["@graphql-markdown/cli"]],
  ["@graphql-markdown/formatters", VERSIONS["@graphql-markdown/formatters"]],
  ["prettier", VERSIONS.prettier],
] as const;

/**
 * A table of the versions that the docs were tested with, from `src/data/release.ts`.
 *
 * @param props.compact whether to show only those that a reader has to choose, in one row
 */
export default function TestedWith({ compact = false }: { readonly compact?: boolean }): ReactNode {
  if (compact)
    return (
      // On a phone, it becomes a list, as src/plugins/narrowScreens does for tables in Markdown.
      <table className="stacked" role="table" aria-label="Tested with">
        <thead>
          <tr role="row">
            {COMPACT.map(([name]) => (
              <th key={name} role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr role="row">
            {COMPACT.map(([name, version]) => (
              // On phones, a style sheet turns it into a block, which has no role by itself.
              // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
              <td key={name} role="cell" data-label={name}>
                {version}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    );
  return (
    <table>
      <thead>
        <tr>
          <th>Tested with</th>
          <th>Version</th>
        </tr>
      </thead>
      <tbody>
        {[...COMPACT, ...REST].map(([name, version]) => (
          <tr key={name}>
            <td>
              {/^[@a-z]/u.test(name) ? (
                <code className="unbroken" translate="no">
                  {name}
                </code>
              ) : (
                name
              )}
            </td>
            <td>{version}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
