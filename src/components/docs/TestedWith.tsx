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
 * @param props.compact whether to show only the versions that a reader has to choose, in one row
 */
export default function TestedWith({ compact = false }: { readonly compact?: boolean }): ReactNode {
  if (compact)
    return (
      // On a phone, the table becomes a list; src/plugins/narrowScreens marks tables in Markdown in the same way.
      <table className="stacked" aria-label="Tested with">
        <thead>
          <tr>
            {COMPACT.map(([name]) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {COMPACT.map(([name, version]) => (
              <td key={name} data-label={name}>
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
