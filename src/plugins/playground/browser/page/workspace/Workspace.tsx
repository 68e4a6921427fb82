import clsx from "clsx";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { enterModal, leaveModal } from "@site/src/components/shell/modal/modalEntry";
import { inputOf } from "../url/hash";
import { noticeOf } from "../url/notice";
import { useUrlState } from "../url/useUrl";
import { leaveOnDevice, openFromDevice } from "../kept/device";
import { keptBefore } from "../kept/kept";
import type { Kept } from "../kept/kept";
import { useDevice } from "../kept/useDevice";
import { useKept } from "../kept/useKept";
import { atFirst, choose } from "../layout/panels";
import type { PanelName } from "../layout/panels";
import { tabId } from "../layout/Tabs";
import StatusBar from "../generation/StatusBar";
import { useSession } from "../generation/useSession";
import { defaultOptions } from "../../options";
import type { PlaygroundInput } from "../../protocol";
import { films } from "../samples/films";
import type { ReadSchema } from "../schema/files/read";
import { useFiles } from "../schema/useFiles";
import Header from "./Header";
import { isSameEntry, marked, markOf, unmarked } from "./mark";
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

/** A browser that denies storage has kept nothing; a notice says so once it matters. */
const nothing = (): undefined => undefined;

/** How the browser came to this page. */
function navigationType(): string | undefined {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The playground, in a dialog as large as the screen. What was entered stays while it is closed. */
export default function Workspace({ opening }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [closed, setClosed] = useState<Opening>();
  const [notice, setNotice] = useState("");
  const [chosen, setChosen] = useState(atFirst);
  const [session, view] = useSession();
  const input = useInput(initial, session);
  const isOpen = closed !== opening;
  const urlState = useUrlState(input.current, input.changes, isOpen);
  const kept = useKept(input.current, input.changes);
  const device = useDevice(input.current, input.changes);
  /** Whether it was looked for what this tab kept on an earlier page, or this device. */
  const asked = useRef(false);
  const { run, replace, setSource } = input;
  const onDisk = device.kept === "this" && device.problem === "" ? "device" : "tab";
  const where = kept ? onDisk : "nowhere";

  const close = useCallback(() => dialog.current?.close(), []);

  const show = useCallback((name: PanelName) => {
    setChosen((before) => choose(before, name));
  }, []);

  /** Shows what can be made of the pages, from elsewhere on the screen. */
  function use(): void {
    show("use");
    document.getElementById(tabId("use"))?.focus();
  }

  const onRead = useCallback(
    ({ text, remark }: ReadSchema) => {
      setNotice(remark);
      setSource(text);
    },
    [setSource],
  );
  const onUnread = useCallback((error: unknown) => {
    setNotice(messageOf(error));
  }, []);
  const files = useFiles(onRead, onUnread);

  useEffect(() => {
    const { hash } = opening;
    const mark = markOf(window.history.state);
    open(dialog.current, title.current, close, { hash, mark: mark ?? Date.now() });
    const first = !asked.current;
    asked.current = true;
    const resume = async (found: Kept | undefined): Promise<void> => {
      const input = found?.input ?? (first ? await openFromDevice(setNotice).catch(nothing) : undefined);
      if (input) replace(input);
      else run();
    };
    (first ? keptBefore(setNotice).catch(nothing) : Promise.resolve(undefined))
      .then((found) => {
        if (hash === undefined || (found && isSameEntry({ mark, hash }, found, navigationType()))) return resume(found);
        return inputOf(hash).then(
          async (linked) => {
            if (!first) setNotice("");
            // The link is for this tab, and takes no other's place on the device.
            await leaveOnDevice().catch(nothing);
            replace(linked);
          },
          (error: unknown) => {
            setNotice(`${messageOf(error)} Nothing of what you entered is lost.`);
            return resume(found);
          },
        );
      })
      .catch((error: unknown) => {
        setNotice(messageOf(error));
      });
  }, [opening, close, run, replace]);

  // Beside the page rather than in its text, whose styles are not those of the dialog.
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={clsx(ui.window, styles.dialog)}
      aria-labelledby={titleId}
      onClose={() => {
        // A link may have opened it again before this event came.
        if (dialog.current?.open) return;
        setClosed(opening);
        session.end();
        files.cancel();
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
          hasLink={urlState.excess === undefined}
          onSample={(sample) => {
            setNotice("");
            replace(sample);
          }}
          onProblem={setNotice}
          onUse={use}
          onClose={close}
        />
        <div role="status" className={ui.remark}>
          {[notice, noticeOf(urlState, where)]
            .filter((part) => part !== "")
            .map((part) => (
              <p key={part}>{part}</p>
            ))}
          {urlState.excess && (
            <button type="button" className={ui.button} onClick={use}>
              Download a project
            </button>
          )}
        </div>
        <Panels
          isOpen={isOpen}
          input={input}
          view={view}
          device={device}
          onFiles={files.open}
          chosen={chosen}
          onChoose={show}
          onProblem={setNotice}
        />
        <StatusBar
          view={view}
          isOpening={files.isOpening}
          onCancel={() => {
            if (files.isOpening) setNotice("No file was opened.");
            else session.cancel();
            files.cancel();
          }}
          onAgain={run}
        />
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
  { hash, mark }: Opening & { readonly mark: number },
): void {
  const { pathname, search } = window.location;
  const url = pathname + search + (hash ?? window.location.hash);
  if (dialog && !dialog.open) {
    // After a reload, the entry of the page has the mark of the dialog's.
    window.history.replaceState(unmarked(window.history.state), "", hash === undefined ? url : pathname + search);
    enterModal(close);
    dialog.showModal();
    title?.focus();
  }
  window.history.replaceState(marked(window.history.state, mark), "", url);
}
