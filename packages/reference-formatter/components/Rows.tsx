/** Lists of fields, arguments, values or possible types, with a row for each. Long lists have a filter. */
import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import Details from "@theme/Details";
import { isValidElement, useEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import type { Kind as KindName } from "../schema.mjs";
import { filterRows, isTargetHidden, targetOf } from "./filter.mjs";
import styles from "./Rows.module.css";

interface Children {
  readonly children: ReactNode;
}

interface RowsProps extends Children {
  /** Number of rows; undefined if the list is too short for a filter. */
  readonly count?: number;
}

export function Rows({ count, children }: RowsProps): ReactNode {
  if (count === undefined) return <div className={styles.rows}>{children}</div>;
  return <FilteredRows count={count}>{children}</FilteredRows>;
}

function FilteredRows({ count, children }: Required<RowsProps>): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [shown, setShown] = useState(count);
  const isBrowser = useIsBrowser();
  const location = useLocation();

  function filter(next: string): void {
    setText(next);
    if (list.current) setShown(filterRows(list.current, next));
  }

  // A link to a hidden row clears the filter. Following a link always creates a new location, even to the same row.
  useEffect(() => {
    const { hash } = location;
    if (!list.current || !isTargetHidden(list.current, hash)) return;
    setText("");
    setShown(filterRows(list.current, "", hash));
    targetOf(hash)?.scrollIntoView();
  }, [location]);

  function clearOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || text === "" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    filter("");
  }

  return (
    <>
      <div className={styles.filter}>
        <input
          type="search"
          aria-label="Filter this list by name, type or description"
          placeholder={`Filter ${String(count)} rows`}
          value={text}
          // The filter needs JavaScript.
          disabled={!isBrowser}
          onChange={({ target }) => {
            filter(target.value);
          }}
          onKeyDown={clearOnEscape}
        />
        <span role="status">{text === "" ? "" : `${String(shown)} of ${String(count)}`}</span>
      </div>
      <div ref={list} className={styles.rows}>
        {children}
      </div>
    </>
  );
}

interface RowProps extends Children {
  readonly deprecated?: boolean;
}

/** A row: a heading, a signature, a description, and the arguments of a field. */
export function Field({ deprecated = false, children }: RowProps): ReactNode {
  return (
    <div className={classes(styles.field, deprecated && styles.deprecated)} data-row="">
      {children}
    </div>
  );
}

interface ArgumentsProps extends Children {
  /** Number of arguments, if there are so many that they are folded. */
  readonly folded?: number;
}

/** The arguments of a field, below its description. */
export function Arguments({ folded, children }: ArgumentsProps): ReactNode {
  if (folded === undefined) return <div className={styles.arguments}>{children}</div>;
  return (
    <Details className={styles.folded} summary={<summary>{`${String(folded)} arguments`}</summary>}>
      <div className={styles.arguments}>{children}</div>
    </Details>
  );
}

export function Argument({ deprecated = false, children }: RowProps): ReactNode {
  return <div className={classes(styles.argument, deprecated && styles.deprecated)}>{children}</div>;
}

interface SignatureProps extends Children {
  /** Kind of the type; undefined for a root type or a namespace. */
  readonly kind?: KindName;
}

/** The line beside the name of a row: its type and kind, its default and example value, and badges. */
export function Signature({ kind, children }: SignatureProps): ReactNode {
  return (
    <div className={styles.signature}>
      {children}
      {kind && <Kind of={kind} />}
    </div>
  );
}

/** The kind of an entity. Markdown forms skip it (`data-markdown-ignore`): there, no space would separate name and kind. */
export function Kind({ of }: { readonly of: KindName }): ReactNode {
  return (
    <span className={styles.kind} data-markdown-ignore="">
      {of}
    </span>
  );
}

/** The default value of an argument or an input field. */
export function Default({ children }: Children): ReactNode {
  return <span className={styles.literal}>default {withoutParagraph(children)}</span>;
}

/** An example value from the schema. */
export function Example({ children }: Children): ReactNode {
  return <span className={styles.literal}>example {withoutParagraph(children)}</span>;
}

/** Unwraps a value from the paragraph that MDX adds if Prettier (the option `pretty`) has put it on a separate line. */
function withoutParagraph(children: ReactNode): ReactNode {
  return isValidElement<Children>(children) && children.type === "p" ? children.props.children : children;
}

export function Deprecated({ children }: Partial<Children>): ReactNode {
  return (
    <div className={styles.note}>
      <strong>Deprecated</strong> {children}
    </div>
  );
}

/** Joins class names, and skips those that are `false` or not in the style sheet. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => typeof name === "string").join(" ");
}
