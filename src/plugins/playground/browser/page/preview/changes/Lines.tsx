import { useId, useState } from "react";
import type { ReactNode } from "react";
import { count, numeral } from "../../generation/words";
import type { Line, Stretch } from "./compare";
import styles from "./Changes.module.css";

const SIGNS = {
  removed: { sign: "−", word: "removed" },
  added: { sign: "+", word: "added" },
} as const;

function Row({ line: { text, before, after, more } }: { readonly line: Line }): ReactNode {
  const which = before === undefined ? "added" : after === undefined ? "removed" : undefined;
  return (
    <tr className={which && styles[which]}>
      <td className={styles.number}>{before}</td>
      <td className={styles.number}>{after}</td>
      <td className={styles.sign}>
        {which && (
          <>
            <span aria-hidden="true">{SIGNS[which].sign}</span>
            <span className={styles.unseen}>{SIGNS[which].word}</span>
          </>
        )}
      </td>
      <td className={styles.text}>
        <span translate="no">{text}</span>
        {more !== undefined && <em className={styles.more}>{` … ${count(more, "more character")} in this line`}</em>}
      </td>
    </tr>
  );
}

const rowsOf = (lines: readonly Line[]): ReactNode =>
  lines.map((line) => <Row key={`${String(line.before)} ${String(line.after)}`} line={line} />);

/** Lines that are the same, which a button shows. It stays, so that it also hides them again. */
function Fold({ stretch: { size, lines } }: { readonly stretch: Stretch }): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <tbody>
        <tr className={styles.fold}>
          <td colSpan={4}>
            {lines.length === 0 ? (
              count(size, "unchanged line")
            ) : (
              <button
                type="button"
                className={styles.unfold}
                aria-expanded={open}
                aria-controls={id}
                onClick={() => {
                  setOpen(!open);
                }}
              >
                {count(size, "unchanged line")}
              </button>
            )}
          </td>
        </tr>
      </tbody>
      <tbody id={id} hidden={!open}>
        {open && rowsOf(lines)}
        {open && lines.length < size && (
          <tr className={styles.fold}>
            <td colSpan={4}>{`… ${numeral(size - lines.length)} more; the source has all of them`}</td>
          </tr>
        )}
      </tbody>
    </>
  );
}

interface Props {
  /** What is compared, for those who hear it. */
  readonly caption: string;
  readonly stretches: readonly Stretch[];
}

/** Lines of two pages, those that differ with a sign and a word, and those that are the same folded. */
export default function Lines({ caption, stretches }: Props): ReactNode {
  return (
    <table className={styles.lines}>
      <caption className={styles.unseen}>{caption}</caption>
      <thead className={styles.unseen}>
        <tr>
          <th scope="col">Line before</th>
          <th scope="col">Line after</th>
          <th scope="col">Change</th>
          <th scope="col">Text</th>
        </tr>
      </thead>
      {stretches.map((stretch, at) =>
        // They never change their places: other pages are other tables.
        stretch.isFold ? (
          <Fold key={String(at)} stretch={stretch} />
        ) : (
          <tbody key={String(at)}>{rowsOf(stretch.lines)}</tbody>
        ),
      )}
    </table>
  );
}
