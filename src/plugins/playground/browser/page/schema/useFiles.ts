import { useCallback, useEffect, useRef, useState } from "react";
import { readSchemas } from "./files/read";
import type { ReadSchema } from "./files/read";
import type { SourceFile } from "./files/sourceFile";

/** Files that the reader opens. */
export interface Files {
  /** Whether some are being opened. */
  readonly isOpening: boolean;
  /** Opens files, in the place of those that are being opened. */
  readonly open: (files: Promise<readonly SourceFile[]>) => void;
  /** Stops opening. */
  readonly cancel: () => void;
}

/**
 * Opens files, one choice of the reader's at a time.
 *
 * @param onRead called with the schema in them
 * @param onProblem called with the reason when there is none
 */
export function useFiles(onRead: (schema: ReadSchema) => void, onProblem: (error: unknown) => void): Files {
  const [opening, setOpening] = useState<AbortController>();
  const latest = useRef<AbortController>(undefined);

  const cancel = useCallback(() => {
    latest.current?.abort();
    setOpening(undefined);
  }, []);

  const open = useCallback(
    (files: Promise<readonly SourceFile[]>) => {
      latest.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      latest.current = controller;
      setOpening(controller);
      files
        .then((all) => readSchemas(all, signal))
        .then(
          (schema) => {
            if (!signal.aborted) onRead(schema);
          },
          (error: unknown) => {
            if (!signal.aborted) onProblem(error);
          },
        )
        .finally(() => {
          setOpening((current) => (current === controller ? undefined : current));
        });
    },
    [onRead, onProblem],
  );

  useEffect(() => cancel, [cancel]);

  return { isOpening: opening !== undefined, open, cancel };
}
