import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { PlaygroundInput } from "../../protocol";
import { markOf } from "./historyEntry";
import type { HistoryEntry } from "./historyEntry";
import type { SavedIn } from "./useLink";
import {
  DEVICE,
  deleteFormerDatabase,
  forgetOnDevice,
  leaveDevice,
  onDevice,
  packInput,
  restoreTab,
  saveInTab,
  saveOnDevice,
  startingInput,
  updateOnDevice,
} from "./saved";
import type { Notify, OnDevice, TabState } from "./saved";

/** Milliseconds without a change before the input is saved. */
const PAUSE = 250;

/** The pause is at least this many times the duration of the last save, because compressing megabytes blocks the page. */
const PAUSE_PER_SAVE = 10;

/** The saved state of the input: in the tab, and on request on the device. */
export type Saved = ReturnType<typeof useSaved>;

const STATUS: Readonly<Record<OnDevice, string>> = {
  nothing: "What you enter lasts until you close this tab.",
  this: "What you enter stays on this device until you choose Forget.",
  another: "Another schema is saved on this device.",
};

/** Why nothing was saved, when storage is full and when it is blocked. */
const PROBLEMS = {
  tab: {
    full: "Your browser has no space to store this schema.",
    blocked: "Your browser doesn't let this page store what you enter.",
  },
  device: {
    full: "Your browser has no space for this schema. The one that was saved before is still there.",
    blocked: "Your browser doesn't let this page save anything on this device.",
  },
} as const;

function problemOf(storage: keyof typeof PROBLEMS, error: unknown): string {
  const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  return PROBLEMS[storage][isFull ? "full" : "blocked"];
}

/** Accesses storage. Returns the problem in a sentence, or an empty text on success. */
function attempt(storage: keyof typeof PROBLEMS, work: () => void): string {
  try {
    work();
    return "";
  } catch (error) {
    return problemOf(storage, error);
  }
}

function currentEntry(): HistoryEntry {
  return { mark: markOf(window.history.state), hash: window.location.hash };
}

/**
 * Saves the input after a pause in its changes, when the page is hidden or left, and when the playground is unmounted.
 *
 * @param changes number of changes so far; nothing is saved at zero
 */
export function useSaved(current: () => PlaygroundInput, changes: number) {
  const [device, setDevice] = useState<OnDevice>("nothing");
  const [problems, setProblems] = useState({ tab: "", device: "" });
  const pause = useRef(PAUSE);
  /** The entry of the history in which the unsaved input was entered. */
  const unsaved = useRef<HistoryEntry>(undefined);

  const refresh = useCallback(() => {
    try {
      setDevice(onDevice());
    } catch {
      // No saved state when storage is blocked.
      setDevice("nothing");
    }
  }, []);

  useEffect(() => {
    deleteFormerDatabase();
    refresh();
    // Fires for changes by other tabs.
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === DEVICE || key === null) refresh();
    };
    window.addEventListener("storage", onStorage);
    return () => {
      window.removeEventListener("storage", onStorage);
    };
  }, [refresh]);

  const save = useEffectEvent((entry: HistoryEntry) => {
    unsaved.current = undefined;
    const started = performance.now();
    const packed = packInput(current());
    const tab = attempt("tab", () => {
      saveInTab(packed, entry);
    });
    const update = (): void => {
      updateOnDevice(packed);
    };
    // Report a device error only if the reader asked to save there.
    setProblems({ tab, device: device === "this" ? attempt("device", update) : problems.device });
    pause.current = Math.max(PAUSE, PAUSE_PER_SAVE * (performance.now() - started));
  });

  useEffect(() => {
    if (changes === 0) return undefined;
    unsaved.current = currentEntry();
    const saveOnce = (): void => {
      if (unsaved.current) save(currentEntry());
    };
    const timer = setTimeout(saveOnce, pause.current);
    document.addEventListener("visibilitychange", saveOnce);
    window.addEventListener("pagehide", saveOnce);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", saveOnce);
      window.removeEventListener("pagehide", saveOnce);
    };
  }, [changes]);

  useEffect(
    () => () => {
      // Not `currentEntry()`: the current entry is already that of the next page.
      if (unsaved.current) save(unsaved.current);
    },
    [],
  );

  const actions = useMemo(() => {
    const change = async (work: () => Promise<void> | void): Promise<void> => {
      let problem = "";
      try {
        await work();
      } catch (error) {
        problem = problemOf("device", error);
      }
      setProblems(({ tab }) => ({ tab, device: problem }));
      refresh();
    };
    return {
      /** Restores the input that this tab has saved. */
      restore: (notify: Notify) => {
        try {
          return restoreTab(notify);
        } catch {
          // No saved state when storage is blocked. The first save tells the reader.
          return undefined;
        }
      },
      /** Returns the initial input. Call this only if no link provides it. */
      start: (tab: TabState | undefined, notify: Notify) =>
        startingInput(tab, notify)
          .catch(() => tab?.input)
          .finally(refresh),
      /** Saves the input on the device, and from now on its changes. */
      saveOnDevice: () => {
        void change(() => saveOnDevice(packInput(current())));
      },
      /** Stops updating the input on the device. */
      leaveDevice: () => {
        // Nothing to leave when storage is blocked.
        attempt("device", leaveDevice);
        refresh();
      },
      forget: () => {
        void change(forgetOnDevice);
      },
    };
  }, [current, refresh]);

  return useMemo(() => {
    const isOnDevice = device === "this" && problems.device === "";
    const savedIn: SavedIn = isOnDevice ? "device" : problems.tab === "" ? "tab" : "nowhere";
    const problem = problems.device || (isOnDevice ? "" : problems.tab);
    /** Says where the input is saved, or why it was not saved. */
    const status = `Nothing is sent. ${problem || STATUS[device]}`;
    return { onDevice: device, savedIn, status, ...actions };
  }, [device, problems, actions]);
}
