import clsx from "clsx";
import { useRef, useState } from "react";
import type { DragEvent, ReactNode } from "react";
import type { Diagnostic } from "../../protocol";
import ui from "../ui.module.css";
import Problems from "./Problems";
import { useEditor } from "./useEditor";
import type { Loaded } from "./useEditor";
import styles from "./Schema.module.css";

interface Props {
  readonly loaded: Loaded;
  readonly problems: readonly Diagnostic[];
  /** Called with what reads the text. */
  readonly onChange: (read: () => string) => void;
  readonly onFile: (file: File) => void;
}

const HINT = "playground-editor-hint";
const PROBLEMS = "playground-problems";

/** The editor of the schema; a file can be chosen for it, or dropped on it. */
export default function SchemaPane({ loaded, problems, onChange, onFile }: Props): ReactNode {
  const parent = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const editor = useEditor({ parent, loaded, describedBy: `${HINT} ${PROBLEMS}`, problems, onChange });

  function drop(event: DragEvent): void {
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    onFile(file);
  }

  return (
    // Dropping is a shortcut; the button does the same.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={clsx(ui.column, over && styles.over)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDropCapture={drop}
    >
      <div className={clsx(ui.bar, styles.bar)}>
        <label className={clsx(ui.button, styles.file)}>
          <span>Open a file</span>
          <input
            type="file"
            accept=".graphql,.graphqls,.gql,.json"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) onFile(file);
              // The same file can be chosen again.
              target.value = "";
            }}
          />
        </label>
        <span id={HINT} className={styles.hint}>
          Or drop one below. Tab leaves the editor, Ctrl+Space completes.
        </span>
      </div>
      <div ref={parent} className={styles.editor} />
      <Problems
        id={PROBLEMS}
        problems={problems}
        onGoTo={(problem) => {
          editor.current?.goTo(problem);
        }}
      />
    </div>
  );
}
