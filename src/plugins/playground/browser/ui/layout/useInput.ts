import { useCallback, useMemo, useRef, useState } from "react";
import type { PlaygroundOptions } from "../../options";
import type { Session } from "../session/session";
import type { PlaygroundInput } from "../../protocol";
import type { Loaded } from "../editor/createEditor";

/** What the reader has entered. */
export interface Input {
  /** The text that was last put into the editor. */
  readonly loaded: Loaded;
  readonly options: PlaygroundOptions;
  /** Number of changes so far. */
  readonly changes: number;
  /** Reads what is entered now. */
  readonly current: () => PlaygroundInput;
  /** The text was edited; `read` is called when it is needed. */
  readonly edit: (read: () => string) => void;
  readonly setOptions: (options: PlaygroundOptions) => void;
  /** Replaces the text in the editor. */
  readonly setSource: (source: string) => void;
  /** Replaces text and options. */
  readonly replace: (input: PlaygroundInput) => void;
  /** Runs the tool again. */
  readonly run: () => void;
}

/** Holds what the reader enters, and runs the tool after each change. The text, which may be large, stays in the editor. */
export function useInput(initial: PlaygroundInput, session: Session): Input {
  const [loaded, setLoaded] = useState<Loaded>({ text: initial.source });
  const [options, setShownOptions] = useState(initial.options);
  const [changes, setChanges] = useState(0);
  const latest = useRef({ read: () => initial.source, options: initial.options });

  const current = useCallback(() => ({ source: latest.current.read(), options: latest.current.options }), []);

  const actions = useMemo(() => {
    const run = (): void => {
      session.change(current);
    };
    const apply = (change: Partial<typeof latest.current>): void => {
      latest.current = { ...latest.current, ...change };
      setChanges((count) => count + 1);
      run();
    };
    const setOptions = (next: PlaygroundOptions): void => {
      setShownOptions(next);
      apply({ options: next });
    };
    const setSource = (source: string): void => {
      setLoaded({ text: source });
      apply({ read: () => source });
    };
    return {
      run,
      edit: (read: () => string) => {
        apply({ read });
      },
      setOptions,
      setSource,
      replace: (input: PlaygroundInput) => {
        setSource(input.source);
        setOptions(input.options);
      },
    };
  }, [session, current]);

  return { loaded, options, changes, current, ...actions };
}
