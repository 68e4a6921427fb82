import { useCallback, useEffect, useRef, useState } from "react";
import { readSchemas } from "./readSchemas";
import type { ReadSchema } from "./readSchemas";
import type { SourceFile } from "./sourceFile";

/** Opens files that the reader has chosen or dropped. */
export interface Files {
  /** Whether some are being opened. */
  readonly isOpening: boolean;
  /** Opens files, in place of those that are still being opened. */
  readonly open: (files: Promise<readonly SourceFile[]>) => void;
  /** Stops opening files. */
  readonly cancel: () => void;
}

/**
 * Opens files; a later choice cancels an earlier one.
 *
 * @param onRead called with the schema in the files
 * @param onProblem called with the error if there is none
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
