import type { ReactNode } from "react";
import type { Diagnostic } from "../../protocol";
import styles from "./Schema.module.css";

/** Mistakes that are listed; the rest follows from the first more often than not. */
const MOST = 50;

interface Props {
  readonly id: string;
  readonly problems: readonly Diagnostic[];
  readonly onGoTo: (problem: Diagnostic) => void;
}

function placeOf({ line, column }: Diagnostic): string {
  if (line === undefined) return "";
  return column === undefined ? `Line ${String(line)}: ` : `Line ${String(line)}, column ${String(column)}: `;
}

/** The mistakes of a schema; each leads to its place. */
export default function Problems({ id, problems, onGoTo }: Props): ReactNode {
  return (
    <div id={id} className={styles.problems} hidden={problems.length === 0}>
      <p id={`${id}-heading`} hidden>
        Mistakes in the schema
      </p>
      {/* Not by a label of its own, which would stand for the mistakes where this describes the editor. */}
      <ul aria-labelledby={`${id}-heading`}>
        {problems.slice(0, MOST).map((problem, at) => (
          <li key={at}>
            <button
              type="button"
              onClick={() => {
                onGoTo(problem);
              }}
            >
              <strong>{placeOf(problem)}</strong>
              <span>{problem.message}</span>
            </button>
          </li>
        ))}
      </ul>
      {problems.length > MOST && <p>{`And ${String(problems.length - MOST)} more.`}</p>}
    </div>
  );
}
