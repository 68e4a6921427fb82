import clsx from "clsx";
import { useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import ui from "../ui.module.css";
import styles from "./layout.module.css";

/** The panels, with the labels of their tabs. */
const labels = {
  schema: "Schema",
  options: "Options",
  pages: "Pages",
  page: "Page",
  report: "Report",
  export: "Export",
} as const;

export type PanelName = keyof typeof labels;

interface TabList {
  readonly label: string;
  readonly names: readonly PanelName[];
}

const input: TabList = { label: "Input", names: ["schema", "options"] };

/** Which panels share a column, by number of columns. A panel alone in its column has no tab. */
export const tabLists = {
  1: { all: { label: "Playground", names: ["schema", "options", "pages", "page", "report", "export"] } },
  2: { input, result: { label: "Output", names: ["pages", "page", "report", "export"] } },
  3: { input, output: { label: "Output", names: ["page", "report", "export"] } },
} as const satisfies Record<number, Readonly<Record<string, TabList>>>;

/** Number of panels that fit side by side. */
export type Columns = keyof typeof tabLists;

/** All panels, the most recently chosen first. Each tab list shows the first of these that it contains. */
export type ChosenPanels = readonly PanelName[];

export const initialPanels: ChosenPanels = ["schema", "page", "options", "pages", "report", "export"];

/** Moves a panel to the front, so that each tab list with this panel shows it. */
export function choose(chosen: ChosenPanels, name: PanelName): ChosenPanels {
  return [name, ...chosen.filter((other) => other !== name)];
}

const chosenIn = ({ names }: TabList, chosen: ChosenPanels): PanelName | undefined =>
  chosen.find((name) => names.includes(name));

/** Whether a panel is visible. */
export function isShown(chosen: ChosenPanels, name: PanelName, columns: Columns): boolean {
  const lists: readonly TabList[] = Object.values(tabLists[columns]);
  return lists.every((list) => !list.names.includes(name) || chosenIn(list, chosen) === name);
}

/** Id of the panel that a tab shows. */
const panelId = (name: PanelName): string => `playground-panel-${name}`;
/** Id of the tab of a panel. */
export const tabId = (name: PanelName): string => `playground-tab-${name}`;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface TabsProps {
  readonly list: TabList;
  readonly chosen: ChosenPanels;
  readonly onChoose: (name: PanelName) => void;
}

/** A list of tabs. The Tab key stops only at the chosen tab; the arrow keys, Home and End choose another. */
export function Tabs({ list, chosen, onChoose }: TabsProps): ReactNode {
  const tabs = useRef<HTMLDivElement>(null);
  const { label, names } = list;
  const current = chosenIn(list, chosen);

  function onKeyDown(event: KeyboardEvent): void {
    const at = names.findIndex((name) => name === current);
    const step = STEPS[event.key];
    const next =
      step === undefined ? { Home: 0, End: names.length - 1 }[event.key] : (at + step + names.length) % names.length;
    const name = next === undefined ? undefined : names[next];
    if (!name) return;
    event.preventDefault();
    onChoose(name);
    tabs.current?.querySelector<HTMLElement>(`#${tabId(name)}`)?.focus();
  }

  return (
    <div ref={tabs} role="tablist" aria-label={label} className={styles.tabs}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-selected={name === current}
          aria-controls={panelId(name)}
          tabIndex={name === current ? 0 : -1}
          className={styles.tab}
          onKeyDown={onKeyDown}
          onClick={() => {
            onChoose(name);
          }}
        >
          {labels[name]}
        </button>
      ))}
    </div>
  );
}

interface PanelProps {
  readonly name: PanelName;
  readonly shown: boolean;
  /** Whether the panel has a heading instead of a tab. */
  readonly isAlone?: boolean;
  readonly children: ReactNode;
}

/** The panel of a tab or, with a heading, a region of its own. It keeps its state while it is hidden. */
export function Panel({ name, shown, isAlone = false, children }: PanelProps): ReactNode {
  const headingId = `${panelId(name)}-heading`;
  return (
    <div
      id={panelId(name)}
      role={isAlone ? "region" : "tabpanel"}
      aria-labelledby={isAlone ? headingId : tabId(name)}
      hidden={!shown}
      className={clsx(ui.column, styles.panel)}
    >
      {isAlone && (
        <h3 id={headingId} className={clsx(ui.bar, ui.raised, styles.heading)}>
          {labels[name]}
        </h3>
      )}
      {children}
    </div>
  );
}
