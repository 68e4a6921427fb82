import type { KeyboardEvent, ReactNode } from "react";
import { useRef } from "react";
import styles from "./layout.module.css";

interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

interface Props<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

/** Id of the panel that a tab shows. */
export const panelId = (name: string): string => `playground-panel-${name}`;
/** Id of the tab of a panel. */
export const tabId = (name: string): string => `playground-tab-${name}`;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs, one of them a stop of the Tab key; the arrow keys choose another. */
export default function Tabs<Name extends string>({ label, tabs, chosen, onChoose }: Props<Name>): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  function choose(tab: Tab<Name> | undefined): void {
    if (!tab) return;
    onChoose(tab.name);
    list.current?.querySelector<HTMLElement>(`#${tabId(tab.name)}`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const step = STEPS[event.key];
    const next =
      step === undefined ? { Home: 0, End: tabs.length - 1 }[event.key] : (at + step + tabs.length) % tabs.length;
    if (next === undefined) return;
    event.preventDefault();
    choose(tabs[next]);
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
