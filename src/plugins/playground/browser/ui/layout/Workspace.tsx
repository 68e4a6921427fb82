import clsx from "clsx";
import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { enterModal, leaveModal } from "docusaurus-lean-search/dialog";
import { defaultOptions } from "../../options";
import type { PlaygroundInput } from "../../protocol";
import { Button, CopyButton } from "../controls";
import { useFiles } from "../editor/readSchemas";
import { films, samples } from "../editor/samples";
import type { Sample } from "../editor/samples";
import type { SourceFile } from "../editor/sourceFile";
import StatusBar from "../result/StatusBar";
import { isSameEntry, markOf, withMark, withoutMark } from "../saved/historyEntry";
import { inputOf } from "../saved/link";
import { noLinkNotice, useLink } from "../saved/useLink";
import { useSaved } from "../saved/useSaved";
import { useSession } from "../session/session";
import { messageOf } from "../words";
import Panels from "./Panels";
import { choose, initialPanels, tabId } from "./Tabs";
import type { PanelName } from "./Tabs";
import { useInput } from "./useInput";
import ui from "../ui.module.css";
import styles from "./layout.module.css";

/** A request to open the playground. Passing a new object opens the playground again. */
export interface Opening {
  /** The hash of the link that opens the playground, if any. */
  readonly hash?: string;
}

interface Props {
  readonly opening: Opening;
}

/** Used if there is neither a link nor saved state. */
const initialInput: PlaygroundInput = { source: films, options: defaultOptions };

/** Type of the navigation that led to this page. */
function navigationType(): string | undefined {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
}

/** The playground, in a dialog as large as the screen. The input stays when the dialog is closed. */
export default function Workspace({ opening }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [closed, setClosed] = useState<Opening>();
  const [notice, setNotice] = useState("");
  const [chosen, setChosen] = useState(initialPanels);
  const [session, view] = useSession();
  const input = useInput(session);
  const isOpen = closed !== opening;
  const link = useLink(input.current, input.changes, isOpen);
  const saved = useSaved(input.current, input.changes);
  /** Whether saved state has been looked up. */
  const isRestored = useRef(false);
  /** Mark of the history entry in which the current input was entered. */
  const entered = useRef<number>(undefined);
  /** The sample that was chosen last, and the number of changes at that time. */
  const [awaited, setAwaited] = useState<{ readonly sample: Sample; readonly changes: number }>();
  /** The sample that is loading. A change by the reader cancels it. */
  const loading = awaited?.changes === input.changes ? awaited.sample : undefined;
  const { replace } = input;

  function close(): void {
    dialog.current?.close();
  }

  const show = useCallback((name: PanelName) => {
    setChosen((before) => choose(before, name));
  }, []);

  /** Shows the panel "Export" and moves the focus to its tab. */
  function showExport(): void {
    show("export");
    document.getElementById(tabId("export"))?.focus();
  }

  useEffect(() => {
    if (!loading) return undefined;
    let isObsolete = false;
    loading.load().then(
      (loaded) => {
        if (isObsolete) return;
        setNotice("");
        replace(loaded, loading.name);
      },
      () => {
        if (isObsolete) return;
        setNotice("The sample did not load. Choose it again to retry.");
        setAwaited(undefined);
      },
    );
    return () => {
      isObsolete = true;
    };
  }, [loading, replace]);

  const setSource = useCallback(
    (source: string) => {
      replace({ source });
    },
    [replace],
  );
  const files = useFiles(setSource, setNotice);

  function chooseSample(name: string): void {
    const sample = samples.find((one) => one.name === name);
    files.cancel();
    setAwaited(sample && { sample, changes: input.changes });
  }

  const { open } = files;
  const openFiles = useCallback(
    (given: Promise<readonly SourceFile[]>) => {
      setAwaited(undefined);
      open(given);
    },
    [open],
  );

  const start = useEffectEvent(({ hash }: Opening) => {
    const mark = markOf(window.history.state);
    const isEntered = mark !== undefined && mark === entered.current;
    entered.current = mark ?? Date.now();
    openDialog(dialog.current, title.current, close, { hash, mark: entered.current });
    const isFirst = !isRestored.current;
    isRestored.current = true;
    const tabState = isFirst ? saved.restore(setNotice) : undefined;
    const resume = async (): Promise<void> => {
      const found = isFirst ? await saved.start(tabState, setNotice) : undefined;
      if (found) replace(found);
      else if (isFirst) input.begin(initialInput, samples[0]?.name);
      else input.run();
    };
    const follow = async (target: string): Promise<void> => {
      try {
        const linked = await inputOf(target);
        if (!isFirst) setNotice("");
        // The link is for this tab only, and must not replace the input that is saved on the device.
        saved.leaveDevice();
        replace(linked);
      } catch (error) {
        setNotice(`${messageOf(error)} Your schema and options are not lost.`);
        await resume();
      }
    };
    const isReturn =
      hash === undefined || isEntered || (tabState && isSameEntry({ mark, hash }, tabState, navigationType()));
    (isReturn ? resume() : follow(hash)).catch((error: unknown) => {
      setNotice(messageOf(error));
    });
  });
  useEffect(() => {
    start(opening);
  }, [opening]);

  const notices = [notice, noLinkNotice(link, saved.savedIn)].filter((sentence) => sentence !== "");

  // Rendered outside the text of the page, whose styles would apply to the dialog.
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={clsx(ui.window, styles.dialog)}
      aria-labelledby={titleId}
      onClose={() => {
        // A link may have opened the dialog again before this event.
        if (dialog.current?.open) return;
        setClosed(opening);
        session.end();
        files.cancel();
        setAwaited(undefined);
        leaveModal();
      }}
      // The keyboard shortcuts of the search belong to the page behind.
      onKeyDown={(event) => {
        event.stopPropagation();
      }}
    >
      <div className={styles.workspace}>
        <header className={clsx(ui.bar, ui.raised, styles.header)}>
          <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
            Playground
          </h2>
          <label className={clsx(ui.line, styles.samples)}>
            <span className={styles.wideOnly}>Schema</span>
            <select
              className={ui.control}
              aria-label="Schema"
              value={loading?.name ?? input.sample}
              onChange={({ target }) => {
                chooseSample(target.value);
              }}
            >
              <option value="" disabled>
                Your own
              </option>
              {samples.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <span className={clsx(ui.line, styles.actions)}>
            <CopyButton label="Copy link" text={() => window.location.href} disabled={link.excess !== undefined} />
          </span>
          <Button onClick={close}>Close</Button>
        </header>
        <div role="status" className={ui.remark}>
          {notices.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {link.excess && <Button onClick={showExport}>Download a project</Button>}
        </div>
        <Panels
          isOpen={isOpen}
          input={input}
          view={view}
          saved={saved}
          onFiles={openFiles}
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
          onRunAgain={input.run}
        />
      </div>
    </dialog>,
    document.body,
  );
}

/**
 * Opens the dialog in a new history entry, so that going back closes the dialog. The hash of a link moves from the entry of the
 * page to the new entry.
 */
function openDialog(
  dialog: HTMLDialogElement | null,
  title: HTMLElement | null,
  close: () => void,
  { hash, mark }: Opening & { readonly mark: number },
): void {
  const { pathname, search } = window.location;
  const url = pathname + search + (hash ?? window.location.hash);
  if (dialog && !dialog.open) {
    // After a reload, the current entry is that of the earlier dialog. It becomes the entry of the page, without the mark.
    window.history.replaceState(withoutMark(window.history.state), "", hash === undefined ? url : pathname + search);
    enterModal(close);
    dialog.showModal();
    title?.focus();
  }
  window.history.replaceState(withMark(window.history.state, mark), "", url);
}
