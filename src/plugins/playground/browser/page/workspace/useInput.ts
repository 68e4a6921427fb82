import { useCallback, useMemo, useRef, useState } from "react";
import type { PlaygroundOptions } from "../../options";
import type { Session } from "../generation/session";
import type { PlaygroundInput } from "../../protocol";
import type { Loaded } from "../schema/useEditor";

/** What the reader has entered, wherever it is held. */
export interface Input {
  /** What was last put into the editor as a whole. */
  readonly loaded: Loaded;
  readonly options: PlaygroundOptions;
  /** Number of changes, which tells a link to the state that it is old. */
  readonly changes: number;
  /** What is entered at the moment. */
  readonly current: () => PlaygroundInput;
  /** The text was edited; it is asked for when it is needed. */
  readonly edit: (read: () => string) => void;
  readonly setOptions: (options: PlaygroundOptions) => void;
  /** Puts a text into the editor. */
  readonly setSource: (source: string) => void;
  /** Replaces all of it. */
  readonly replace: (input: PlaygroundInput) => void;
  /** Runs the tool on what there is. */
  readonly run: () => void;
}

/** Holds what the reader enters, and has the tool run on it. The text, which may be large, stays in the editor. */
export function useInput(initial: PlaygroundInput, session: Session): Input {
  const [loaded, setLoaded] = useState<Loaded>({ text: initial.source });
  const [options, show] = useState(initial.options);
  const [changes, setChanges] = useState(0);
  const held = useRef({ read: () => initial.source, options: initial.options });

  const current = useCallback(() => ({ source: held.current.read(), options: held.current.options }), []);

  const actions = useMemo(() => {
    const run = (): void => {
      session.change(current);
    };
    const take = (change: Partial<typeof held.current>): void => {
      held.current = { ...held.current, ...change };
      setChanges((count) => count + 1);
      run();
    };
    const setOptions = (next: PlaygroundOptions): void => {
      show(next);
      take({ options: next });
    };
    const setSource = (source: string): void => {
      setLoaded({ text: source });
      take({ read: () => source });
    };
    return {
      run,
      edit: (read: () => string) => {
        take({ read });
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
