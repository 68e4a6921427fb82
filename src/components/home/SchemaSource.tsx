import { fieldMark } from "./fieldMark";
import type { ExcerptField, SchemaExcerpt } from "./schemaExcerpt";
import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./SchemaSource.module.css";

interface Group {
  /** The field that the lines belong to; none for the lines around the fields. */
  readonly field?: ExcerptField;
  readonly lines: SchemaExcerpt["lines"];
}

/** The lines of the excerpt, those of each field together. */
function groupLines({ lines, fields }: SchemaExcerpt): Group[] {
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

function Lines({ lines }: Pick<Group, "lines">): ReactNode {
  return lines.map((line, at) => (
    <span key={at} className={clsx("token-line", styles.line)}>
      {line.map((token, position) => (
        <span key={position} className={clsx("token", token.types)}>
          {token.content}
        </span>
      ))}
      {"\n"}
    </span>
  ));
}

/** The definition of a type; each field is a link to its heading on the page beside it, which it marks while pointed at. */
export default function SchemaSource(excerpt: SchemaExcerpt): ReactNode {
  return (
    <pre className={clsx("language-graphql", styles.source)}>
      <code>
        {groupLines(excerpt).map(({ field, lines }, at) =>
          field === undefined ? (
            <Lines key={at} lines={lines} />
          ) : (
            <a
              key={at}
              className={styles.field}
              href={`#${field.anchor}`}
              aria-label={`Field ${field.name} on the page: ${textOf(lines)}`}
              {...fieldMark(field.anchor)}
            >
              <Lines lines={lines} />
            </a>
          ),
        )}
      </code>
    </pre>
  );
}
