import clsx from "clsx";
import { useId, useRef, useState } from "react";
import type { ChangeEvent, DragEvent, ReactNode } from "react";
import type { Diagnostic, FederationFix } from "../../protocol";
import Keeping from "../kept/Keeping";
import type { Device } from "../kept/useDevice";
import ui from "../ui.module.css";
import Endpoint from "./endpoint/Endpoint";
import Federation from "./Federation";
import { chosenFolder, droppedFiles } from "./files/folder";
import type { SourceFile } from "./files/sourceFile";
import Problems from "./Problems";
import { useEditor } from "./useEditor";
import type { Loaded } from "./useEditor";
import styles from "./Schema.module.css";

/** The mistakes that are left once a subgraph has what it lacks, of which a notice tells. */
function besides(fix: FederationFix | undefined, problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const lacking = new Set(fix?.directives.map((name) => `Unknown directive "@${name}".`));
  return problems.filter(({ message }) => !lacking.has(message));
}

interface Props {
  readonly loaded: Loaded;
  readonly problems: readonly Diagnostic[];
  /** What the schema lacks if it is a subgraph of Federation. */
  readonly federation: FederationFix | undefined;
  readonly device: Device;
  /** Called with what reads the text. */
  readonly onChange: (read: () => string) => void;
  readonly onFiles: (files: Promise<readonly SourceFile[]>) => void;
}

const HINT = "playground-editor-hint";
const PROBLEMS = "playground-problems";

/** The types do not know this attribute, which all browsers of computers do. */
const FOLDER = { webkitdirectory: "" };

/** Files that were chosen; the same can be chosen again. */
function chosen({ target }: ChangeEvent<HTMLInputElement>): readonly File[] {
  const files = [...(target.files ?? [])];
  target.value = "";
  return files;
}

/** The editor of the schema; files can be chosen for it, or dropped on it. */
export default function SchemaPane({ loaded, problems, federation, device, onChange, onFiles }: Props): ReactNode {
  const parent = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const [asking, setAsking] = useState(false);
  const endpoint = useId();
  const editor = useEditor({ parent, loaded, describedBy: `${HINT} ${PROBLEMS}`, problems, onChange });

  function drop(event: DragEvent): void {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles(droppedFiles(event.dataTransfer));
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
          <span>Open files</span>
          <input
            type="file"
            multiple
            accept=".graphql,.graphqls,.gql,.json,.zip"
            onChange={(event) => {
              const files = chosen(event);
              if (files.length > 0) onFiles(Promise.resolve(files));
            }}
          />
        </label>
        <label className={clsx(ui.button, styles.file)}>
          <span>Open folder</span>
          <input
            type="file"
            {...FOLDER}
            onChange={(event) => {
              const files = chosen(event);
              if (files.length > 0) onFiles(Promise.resolve(files).then(chosenFolder));
            }}
          />
        </label>
        <button
          type="button"
          className={ui.button}
          aria-expanded={asking}
          aria-controls={asking ? endpoint : undefined}
          onClick={() => {
            setAsking(!asking);
          }}
        >
          From an endpoint
        </button>
        <span id={HINT} className={styles.hint}>
          Or drop files, a folder or a ZIP below. Tab leaves the editor, Ctrl+Space completes.
        </span>
      </div>
      {asking && <Endpoint id={endpoint} />}
      <div ref={parent} className={styles.editor} />
      {federation && (
        <Federation
          fix={federation}
          onAdd={(sdl) => {
            editor.current?.append(sdl);
          }}
        />
      )}
      <Problems
        id={PROBLEMS}
        problems={besides(federation, problems)}
        onGoTo={(problem) => {
          editor.current?.goTo(problem);
        }}
      />
      <Keeping device={device} />
    </div>
  );
}
