/** Two ways to open schema files: a button, and an area on which files and folders can be dropped. */
import clsx from "clsx";
import { useState } from "react";
import type { DragEvent, ReactNode } from "react";
import { droppedFiles } from "./dropped";
import type { SourceFile } from "./sourceFile";
import ui from "../ui.module.css";
import styles from "./Schema.module.css";

type OnFiles = (files: Promise<readonly SourceFile[]>) => void;

/** A button that opens files. */
export function FileButton({ label, onFiles }: { readonly label: string; readonly onFiles: OnFiles }): ReactNode {
  return (
    <label className={clsx(ui.button, styles.fileButton)}>
      <span>{label}</span>
      <input
        type="file"
        multiple
        accept=".graphql,.graphqls,.gql,.json,.zip"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Otherwise, choosing the same file again would fire no event.
          target.value = "";
          if (files.length > 0) onFiles(Promise.resolve(files));
        }}
      />
    </label>
  );
}

/** A column on which files and folders can be dropped: a shortcut for `FileButton`. */
export function DropArea({
  onFiles,
  children,
}: {
  readonly onFiles: OnFiles;
  readonly children: ReactNode;
}): ReactNode {
  const [isDraggedOver, setDraggedOver] = useState(false);

  function drop(event: DragEvent): void {
    setDraggedOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles(droppedFiles(event.dataTransfer));
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={clsx(ui.column, isDraggedOver && styles.draggedOver)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={() => {
        setDraggedOver(false);
      }}
      onDropCapture={drop}
    >
      {children}
    </div>
  );
}
