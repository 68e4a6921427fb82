import { usePrismTheme } from "@docusaurus/theme-common";
import type { ExcerptField, SchemaExcerpt } from "@site/src/plugins/schemaExcerpt";
import { Highlight } from "prism-react-renderer";
import type { RenderProps, Token } from "prism-react-renderer";
import type { ReactNode } from "react";
import styles from "./SchemaSource.module.css";
import { useFieldMark } from "./useFieldMark";

interface Group {
  /** The field that the lines belong to; none for the lines around the fields. */
  readonly field?: ExcerptField;
  readonly lines: readonly Token[][];
}

/** The lines of the excerpt, those of each field together. */
function groupLines(lines: readonly Token[][], { fields }: SchemaExcerpt): Group[] {
  const groups: Group[] = [];
  let next = 0;
  for (const field of fields) {
    const { firstLine, lastLine } = field;
    groups.push({ lines: lines.slice(next, firstLine) }, { field, lines: lines.slice(firstLine, lastLine + 1) });
    next = lastLine + 1;
  }
  return [...groups, { lines: lines.slice(next) }];
}

/** The text of some lines, which the name of a link has to hold when it is what is seen of the link. */
function textOf(lines: Group["lines"]): string {
  return lines.map((line) => line.map(({ content }) => content).join("")).join(" ");
}

function Lines({ lines, getLineProps, getTokenProps }: { readonly lines: Group["lines"] } & RenderProps): ReactNode {
  return lines.map((line, at) => (
    <span key={at} {...getLineProps({ line, className: styles.line })}>
      {line.map((token, position) => (
        <span key={position} {...getTokenProps({ token })} />
      ))}
      {"\n"}
    </span>
  ));
}

/** The definition of a type; each field is a link to its heading on the page beside it, which it marks while pointed at. */
export default function SchemaSource(excerpt: SchemaExcerpt): ReactNode {
  const mark = useFieldMark();
  return (
    <Highlight code={excerpt.sdl} language="graphql" theme={usePrismTheme()}>
      {({ tokens, ...render }) => (
        <pre className={styles.source}>
          <code>
            {groupLines(tokens, excerpt).map(({ field, lines }, at) =>
              field === undefined ? (
                <Lines key={at} lines={lines} {...render} tokens={tokens} />
              ) : (
                <a
                  key={at}
                  className={styles.field}
                  href={`#${field.anchor}`}
                  aria-label={`Field ${field.name} on the page: ${textOf(lines)}`}
                  {...mark(field.anchor)}
                >
                  <Lines lines={lines} {...render} tokens={tokens} />
                </a>
              ),
            )}
          </code>
        </pre>
      )}
    </Highlight>
  );
}
