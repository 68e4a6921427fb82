import { useCallback, useMemo, useRef, useState } from "react";
import { defaultOptions } from "../../options";
import type { PlaygroundOptions } from "../../options";
import type { Session } from "../session/session";
import type { PlaygroundInput } from "../../protocol";
import type { Loaded } from "../editor/createEditor";

/** The reader's schema and options, and the functions that change them. */
export type Input = ReturnType<typeof useInput>;

/** Stores the reader's input, and runs the tool after each change. The text, which may be large, stays in the editor. */
export function useInput(session: Session) {
  const [loaded, setLoaded] = useState<Loaded>({ text: "", sample: "" });
  const [options, setShownOptions] = useState(defaultOptions);
  const [isEdited, setEdited] = useState(false);
  const [changes, setChanges] = useState(0);
  const latest = useRef({ read: (): string => "", options: defaultOptions });

  /** Returns the current schema and options. */
  const current = useCallback(() => ({ source: latest.current.read(), options: latest.current.options }), []);

  const actions = useMemo(() => {
    /** Runs the tool again. */
    const run = (): void => {
      session.change(current);
    };
    /** Replaces the text in the editor or the options, without counting that as a change by the reader. */
    const begin = ({ source, options: next }: Partial<PlaygroundInput>, sample = ""): void => {
      if (source !== undefined) {
        latest.current = { ...latest.current, read: () => source };
        setLoaded({ text: source, sample });
        setEdited(false);
      }
      if (next) {
        latest.current = { ...latest.current, options: next };
        setShownOptions(next);
      }
      run();
    };
    /**
     * Replaces the text in the editor or the options, and counts that as a change by the reader.
     *
     * @param sample name of the sample that the input is from, if any
     */
    const replace = (input: Partial<PlaygroundInput>, sample?: string): void => {
      setChanges((count) => count + 1);
      begin(input, sample);
    };
    return {
      run,
      begin,
      replace,
      setOptions: (next: PlaygroundOptions) => {
        replace({ options: next });
      },
      /** Call this when the reader has edited the text. `read` returns the text; it runs only when the text is needed. */
      edit: (read: () => string) => {
        latest.current = { ...latest.current, read };
        setEdited(true);
        replace({});
      },
    };
  }, [session, current]);

  return {
    /** The text that was last loaded into the editor. */
    loaded,
    options,
    /** Name of the sample in the editor; empty for a schema of the reader. */
    sample: isEdited ? "" : loaded.sample,
    /** Number of changes so far. */
    changes,
    current,
    ...actions,
  };
}
