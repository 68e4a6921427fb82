import { useCallback, useMemo, useRef, useState } from "react";
import { defaultOptions } from "../../options";
import type { PlaygroundOptions } from "../../options";
import type { Session } from "../session/session";
import type { PlaygroundInput } from "../../protocol";
import type { Loaded } from "../editor/createEditor";

/** The reader's schema and options, and the functions that change them. */
export interface Input {
  /** The text that was last loaded into the editor. */
  readonly loaded: Loaded;
  readonly options: PlaygroundOptions;
  /** Name of the sample in the editor; empty for a schema of the reader. */
  readonly sample: string;
  /** Number of changes so far. */
  readonly changes: number;
  /** Returns the current schema and options. */
  readonly current: () => PlaygroundInput;
  /** Call this when the reader has edited the text. `read` returns the text; it runs only when the text is needed. */
  readonly edit: (read: () => string) => void;
  readonly setOptions: (options: PlaygroundOptions) => void;
  /** Replaces the text in the editor. */
  readonly setSource: (source: string) => void;
  /** Replaces text and options. `sample` is the name of the sample that they belong to, if any. */
  readonly replace: (input: PlaygroundInput, sample?: string) => void;
  /** Does the same for the initial sample, without counting it as a change by the reader. */
  readonly begin: (input: PlaygroundInput, sample?: string) => void;
  /** Runs the tool again. */
  readonly run: () => void;
}

/** Holds the reader's input, and runs the tool after each change. The text, which may be large, stays in the editor. */
export function useInput(session: Session): Input {
  const [loaded, setLoaded] = useState<Loaded>({ text: "", sample: "" });
  const [options, setShownOptions] = useState(defaultOptions);
  const [isEdited, setEdited] = useState(false);
  const [changes, setChanges] = useState(0);
  const latest = useRef({ read: (): string => "", options: defaultOptions });

  const current = useCallback(() => ({ source: latest.current.read(), options: latest.current.options }), []);

  const actions = useMemo(() => {
    const run = (): void => {
      session.change(current);
    };
    const show = ({ source, options: next }: Partial<PlaygroundInput>, sample = ""): void => {
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
    const change = (input: Partial<PlaygroundInput>, sample?: string): void => {
      setChanges((count) => count + 1);
      show(input, sample);
    };
    return {
      run,
      edit: (read: () => string) => {
        latest.current = { ...latest.current, read };
        setEdited(true);
        change({});
      },
      setOptions: (next: PlaygroundOptions) => {
        change({ options: next });
      },
      setSource: (source: string) => {
        change({ source });
      },
      replace: change,
      begin: show,
    };
  }, [session, current]);

  return { loaded, options, sample: isEdited ? "" : loaded.sample, changes, current, ...actions };
}
