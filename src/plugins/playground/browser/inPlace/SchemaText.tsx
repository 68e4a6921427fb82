import example from "@generated/playground/default/example.json";
import clsx from "clsx";
import type { Token } from "prism-react-renderer";
import { useMemo } from "react";
import type { ComponentProps, ReactNode } from "react";
import type { Tokenize } from "@site/src/components/code/tokenize";
import { isHighlightable } from "../ui/highlightable";
import styles from "./InPlace.module.css";

/** Props of a text area, to which all but those below are passed. */
interface Props extends Omit<ComponentProps<"textarea">, "onChange" | "onSelect"> {
  readonly isEditable: boolean;
  readonly source: string;
  /** Highlights text that was edited; until it is loaded, such text is plain. */
  readonly tokenize: Tokenize | undefined;
  readonly isMarked: (line: number) => boolean;
  readonly onChange: (source: string) => void;
  /** Called with the offset of the caret in the source. */
  readonly onSelect: (offset: number) => void;
  /** Called with the line under the pointer; undefined when there is none. */
  readonly onPoint: (line: number | undefined) => void;
}

type Lines = readonly (readonly Pick<Token, "types" | "content">[])[];

function linesOf(source: string, tokenize: Tokenize | undefined): Lines {
  if (source === example.source) return example.lines;
  if (tokenize && isHighlightable(source)) return tokenize(source, "graphql");
  return source.split("\n").map((content) => [{ types: ["plain"], content }]);
}

/** Returns the number of the line at a point of the screen, even if another element covers it. */
function lineAt(x: number, y: number): number | undefined {
  const line = document.elementsFromPoint(x, y).find((element) => element.hasAttribute("data-line"));
  return line ? Number(line.getAttribute("data-line")) : undefined;
}

/**
 * A highlighted schema and, over it, a text area with the same text in transparent letters: only the caret and the selection of
 * the text area are visible. So typed text is highlighted too, and nothing moves when the text area appears.
 */
export default function SchemaText(props: Props): ReactNode {
  const { isEditable, source, tokenize, isMarked, onChange, onSelect, onPoint, ...rest } = props;
  const lines = useMemo(() => linesOf(source, tokenize), [source, tokenize]);
  return (
    <div className={styles.source}>
      <div className={styles.text}>
        <pre translate="no" className="language-graphql" aria-hidden={isEditable || undefined}>
          <code>
            {lines.map((line, at) => (
              <span key={at} data-line={at} className={clsx("token-line", styles.line, isMarked(at) && styles.marked)}>
                {line.map(({ types, content }, position) => (
                  // The token of an empty line is a line break, which follows each line anyway.
                  <span key={position} className={clsx("token", types)}>
                    {content === "\n" ? "" : content}
                  </span>
                ))}
                {"\n"}
              </span>
            ))}
          </code>
        </pre>
        {isEditable && (
          <textarea
            {...rest}
            value={source}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            onChange={({ target }) => {
              onChange(target.value);
            }}
            onSelect={({ currentTarget }) => {
              onSelect(currentTarget.selectionStart);
            }}
            onMouseMove={({ clientX, clientY }) => {
              onPoint(lineAt(clientX, clientY));
            }}
            onMouseLeave={() => {
              onPoint(undefined);
            }}
          />
        )}
      </div>
    </div>
  );
}
