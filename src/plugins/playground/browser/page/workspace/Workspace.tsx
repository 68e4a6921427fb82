import { useCallback, useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { enterModal, leaveModal } from "@site/src/components/shell/modal/modalEntry";
import { inputOf } from "../url/hash";
import { useUrlState } from "../url/useUrl";
import StatusBar from "../generation/StatusBar";
import { useSession } from "../generation/useSession";
import { defaultOptions } from "../../options";
import type { PlaygroundInput } from "../../protocol";
import { films } from "../samples/films";
import { readSchema } from "../schema/file";
import Header from "./Header";
import Panels from "./Panels";
import { useInput } from "./useInput";
import ui from "../ui.module.css";
import styles from "./Workspace.module.css";

/** What the playground was opened with: nothing, or a link to a state. A new object opens it anew. */
export interface Opening {
  readonly hash?: string;
}

interface Props {
  readonly opening: Opening;
}

const initial: PlaygroundInput = { source: films, options: defaultOptions };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The playground, in a dialog as large as the screen. What was entered stays while it is closed. */
export default function Workspace({ opening }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [closed, setClosed] = useState<Opening>();
  const [notice, setNotice] = useState("");
  const [session, view] = useSession();
  const input = useInput(initial, session);
  const urlState = useUrlState(input.current, input.changes, closed !== opening);
  const { run, replace, setSource } = input;

  const close = useCallback(() => dialog.current?.close(), []);

  const onFile = useCallback(
    (file: File) => {
      readSchema(file).then(
        (text) => {
          setNotice("");
          setSource(text);
        },
        (error: unknown) => {
          setNotice(messageOf(error));
        },
      );
    },
    [setSource],
  );

  useEffect(() => {
    const { hash } = opening;
    open(dialog.current, title.current, close, hash);
    if (hash === undefined) {
      run();
      return;
    }
    inputOf(hash).then(
      (linked) => {
        setNotice("");
        replace(linked);
      },
      (error: unknown) => {
        setNotice(`${messageOf(error)} Nothing of what you entered is lost.`);
        run();
      },
    );
  }, [opening, close, run, replace]);

  // Beside the page rather than in its text, whose styles are not those of the dialog.
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={() => {
        // A link may have opened it again before this event came.
        if (dialog.current?.open) return;
        setClosed(opening);
        leaveModal();
      }}
      // The keys of the search are those of the page behind.
      onKeyDown={(event) => {
        event.stopPropagation();
      }}
    >
      <div className={styles.workspace}>
        <Header
          title={title}
          titleId={titleId}
          output={view.output}
          urlState={urlState}
          onSample={(sample) => {
            setNotice("");
            replace(sample);
          }}
          onProblem={setNotice}
          onClose={close}
        />
        <div role="status" className={ui.remark}>
          {notice === "" && urlState === "too long"
            ? "This schema is too long for a link; the URL keeps the last state that was short enough."
            : notice}
        </div>
        <Panels input={input} view={view} onFile={onFile} />
        <StatusBar view={view} onCancel={session.cancel} onAgain={run} />
      </div>
    </dialog>,
    document.body,
  );
}

/**
 * Opens the dialog with an entry of its own in the history, so that going back closes it. A hash that was the URL of
 * the page moves to that entry.
 */
function open(
  dialog: HTMLDialogElement | null,
  title: HTMLElement | null,
  close: () => void,
  hash: string | undefined,
): void {
  if (!dialog || dialog.open) return;
  const { pathname, search } = window.location;
  const { state } = window.history as { readonly state: unknown };
  if (hash !== undefined) window.history.replaceState(state, "", pathname + search);
  enterModal(close);
  if (hash !== undefined) window.history.replaceState(state, "", pathname + search + hash);
  dialog.showModal();
  title?.focus();
}
