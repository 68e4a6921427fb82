import { useCallback, useEffect, useMemo, useState } from "react";
import type { PlaygroundInput } from "../../protocol";
import { forgetOnDevice, keepOnDevice, listen, onDevice, updateOnDevice } from "./device";
import type { OnDevice } from "./device";
import { reasonOf } from "./words";
import { useSaving } from "./useSaving";

/** What the device keeps by the reader's choice, and the means to choose. */
export interface Device {
  readonly kept: OnDevice;
  /** Why the last attempt failed; empty if it did not. */
  readonly problem: string;
  /** Keeps what is entered now, and its changes from now on. */
  readonly keep: () => void;
  readonly forget: () => void;
}

/**
 * Keeps what is entered on the device if the reader chose so, and knows what other tabs chose.
 *
 * @param changes a number that grows with each change
 */
export function useDevice(current: () => PlaygroundInput, changes: number): Device {
  const [kept, setKept] = useState<OnDevice>("nothing");
  const [problem, setProblem] = useState("");

  const after = useCallback((work: Promise<void>) => {
    work.then(
      () => {
        setProblem("");
      },
      (error: unknown) => {
        setProblem(reasonOf(error));
      },
    );
  }, []);

  useEffect(() => {
    const look = (): void => {
      onDevice().then(setKept, () => {
        // A browser that denies storage keeps nothing, and tells so when the reader wants it to.
        setKept("nothing");
      });
    };
    look();
    return listen(look);
  }, []);

  const update = useCallback(() => {
    if (kept === "this") after(updateOnDevice(current()));
  }, [kept, after, current]);
  useSaving(update, changes);

  return useMemo(
    () => ({
      kept,
      problem,
      keep: () => {
        after(keepOnDevice(current()));
      },
      forget: () => {
        after(forgetOnDevice());
      },
    }),
    [kept, problem, after, current],
  );
}
