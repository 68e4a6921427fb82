import { useCallback, useState } from "react";
import type { GeneratedFile } from "../../protocol";
import { save, zip } from "./zip";

interface Download {
  /** Whether one is being made. */
  readonly packing: boolean;
  readonly download: (files: () => Promise<readonly GeneratedFile[]>, name: string) => void;
}

/**
 * Offers archives to the reader.
 *
 * @param onProblem called with a sentence when one could not be made
 */
export function useDownload(onProblem: (sentence: string) => void): Download {
  const [packing, setPacking] = useState(false);
  const download = useCallback(
    (files: () => Promise<readonly GeneratedFile[]>, name: string) => {
      setPacking(true);
      files()
        .then(zip)
        .then(
          (archive) => {
            save(archive, name);
          },
          (error: unknown) => {
            onProblem(`The files could not be packed: ${String(error)}`);
          },
        )
        .finally(() => {
          setPacking(false);
        });
    },
    [onProblem],
  );
  return { packing, download };
}
