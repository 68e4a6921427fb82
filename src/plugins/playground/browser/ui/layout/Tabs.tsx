import clsx from "clsx";
import { useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import type { PanelName } from "./panels";
import ui from "../ui.module.css";
import styles from "./layout.module.css";

/** Id of the panel that a tab shows. */
const panelId = (name: string): string => `playground-panel-${name}`;
/** Id of the tab of a panel. */
export const tabId = (name: string): string => `playground-tab-${name}`;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly name: PanelName; readonly label: string }[];
  readonly chosen: PanelName;
  readonly onChoose: (name: PanelName) => void;
}

/** The Tab key stops only at the chosen tab; the arrow keys choose another. */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const step = STEPS[event.key];
    const next =
      step === undefined ? { Home: 0, End: tabs.length - 1 }[event.key] : (at + step + tabs.length) % tabs.length;
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.name);
    list.current?.querySelector<HTMLElement>(`#${tabId(tab.name)}`)?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          id={tabId(tab.name)}
          aria-selected={tab.name === chosen}
          aria-controls={panelId(tab.name)}
          tabIndex={tab.name === chosen ? 0 : -1}
          className={styles.tab}
          onKeyDown={onKeyDown}
          onClick={() => {
            onChoose(tab.name);
          }}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

interface PanelProps {
  readonly name: PanelName;
  readonly shown: boolean;
  /** Its heading, if it has no tab. */
  readonly heading?: string | undefined;
  readonly children: ReactNode;
}

/** The panel of a tab or, with a heading, a region of its own. It keeps its state while it is hidden. */
export function Panel({ name, shown, heading, children }: PanelProps): ReactNode {
  const headingId = `${panelId(name)}-heading`;
  return (
    <div
      id={panelId(name)}
      role={heading === undefined ? "tabpanel" : "region"}
      aria-labelledby={heading === undefined ? tabId(name) : headingId}
      hidden={!shown}
      className={clsx(ui.column, styles.panel)}
    >
      {heading !== undefined && (
        <h3 id={headingId} className={clsx(ui.bar, ui.raised, styles.heading)}>
          {heading}
        </h3>
      )}
      {children}
    </div>
  );
}
