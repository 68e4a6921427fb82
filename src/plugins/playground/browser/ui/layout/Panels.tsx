import { memo, useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import type { GeneratedFile } from "../../protocol";
import SchemaPane from "../editor/SchemaPane";
import type { SourceFile } from "../editor/sourceFile";
import OptionsPane from "../options/OptionsPane";
import PagesPane from "../pages/PagesPane";
import PagePane from "../preview/PagePane";
import { fileToShow } from "../preview/siteMap";
import ReportPane from "../report/ReportPane";
import { useLiveCode } from "../result/LiveCode";
import Notices from "../result/Notices";
import { noticesOf } from "../result/noticesOf";
import UsePane from "../result/UsePane";
import type { Saved } from "../saved/useSaved";
import type { SessionView } from "../session/session";
import Split from "./Split";
import { isShown, Panel, tabId, tabLists, Tabs } from "./Tabs";
import type { ChosenPanels, Columns, PanelName } from "./Tabs";
import type { Input } from "./useInput";
import ui from "../ui.module.css";
import styles from "./layout.module.css";

// Memoized, because a run reports its progress many times a second, and none of these panels shows it.
const Schema = memo(SchemaPane);
const Options = memo(OptionsPane);
const Pages = memo(PagesPane);
const Page = memo(PagePane);
const Report = memo(ReportPane);
const OutputNotices = memo(Notices);
const Use = memo(UsePane);

const none: readonly GeneratedFile[] = [];

/** How many panels fit side by side, by media query. Three fit from the width at which the theme shows its sidebar. */
const QUERIES = [
  ["(width > 996px)", 3],
  ["(width >= 720px)", 2],
] as const;

/** Returns the number of panels that fit side by side now. */
function columnsNow(): Columns {
  return QUERIES.find(([query]) => matchMedia(query).matches)?.[1] ?? 1;
}

function subscribeToColumns(listener: () => void): () => void {
  const queries = QUERIES.map(([query]) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}

interface Props {
  /** Whether the playground is open. */
  readonly isOpen: boolean;
  readonly input: Input;
  readonly view: SessionView;
  readonly saved: Saved;
  readonly onFiles: (files: Promise<readonly SourceFile[]>) => void;
  readonly chosen: ChosenPanels;
  readonly onChoose: (name: PanelName) => void;
  /** Called with a sentence about something that went wrong. */
  readonly onProblem: (sentence: string) => void;
}

/** Initial width of the side with schema and options, by number of columns. */
const INPUT_WIDTH = { 1: "50%", 2: "50%", 3: "38%" } as const;
/** Initial width of the list of pages. */
const LIST_WIDTH = "28%";

/** The panels: as many side by side as fit, the others behind tabs. */
export default function Panels({ isOpen, input, view, saved, onFiles, chosen, onChoose, onProblem }: Props): ReactNode {
  const columns = useSyncExternalStore(subscribeToColumns, columnsNow);
  /** The file that the reader has opened, and a heading in it. */
  const [opened, setOpened] = useState<{ readonly path: string; readonly fragment: string }>();
  /** The line of the schema that the report last led to. */
  const [target, setTarget] = useState<{ readonly line: number }>();
  // Deferred, because there may be thousands of files.
  const output = useDeferredValue(view.output);
  const files = output?.files ?? none;
  const file = useMemo(() => fileToShow(files, opened?.path), [files, opened?.path]);
  const { paths: live, faults } = useLiveCode(files, isOpen);
  const notices = useMemo(() => (output ? noticesOf(output, faults) : []), [output, faults]);

  const open = useCallback(
    (path: string, fragment = "") => {
      setOpened({ path, fragment });
      onChoose("page");
      // If the list and the page share a column, the list disappears, and the focus with it.
      if (columnsNow() < 3) document.getElementById(tabId("page"))?.focus();
    },
    [onChoose],
  );

  const showLine = useCallback(
    (line: number) => {
      setTarget({ line });
      onChoose("schema");
    },
    [onChoose],
  );

  const shown = (name: PanelName): boolean => isShown(chosen, name, columns);
  const tabs = { chosen, onChoose };
  const isInputShown = shown("schema") || shown("options");

  const inputPanels = (
    <>
      {columns > 1 && <Tabs list={tabLists[2].input} {...tabs} />}
      <Panel name="schema" shown={shown("schema")}>
        <Schema
          loaded={input.loaded}
          problems={view.problems}
          federation={view.federation}
          saved={saved}
          target={target}
          onChange={input.edit}
          onFiles={onFiles}
        />
      </Panel>
      <Panel name="options" shown={shown("options")}>
        <Options options={input.options} output={output} onChange={input.setOptions} />
      </Panel>
    </>
  );
  const pagesPanel = (
    <Panel name="pages" shown={shown("pages")} isAlone={columns === 3}>
      <Pages files={files} isWritten={output !== undefined} selected={file?.path} live={live} onSelect={open} />
    </Panel>
  );
  const outputPanels = (
    <>
      {columns === 3 && <Tabs list={tabLists[3].output} {...tabs} />}
      <Panel name="page" shown={shown("page")}>
        <Page
          output={output}
          file={file}
          fragment={opened?.path === file?.path ? (opened?.fragment ?? "") : ""}
          live={live}
          fault={file && faults.get(file.path)}
          busy={view.phase === "running"}
          isOpen={isOpen}
          visible={isOpen && shown("page")}
          onOpen={open}
        />
      </Panel>
      <Panel name="report" shown={shown("report")}>
        <Report output={output} active={isOpen && shown("report") && view.phase !== "running"} onLine={showLine} />
      </Panel>
      <Panel name="export" shown={shown("export")}>
        <Use
          options={input.options}
          onOptions={input.setOptions}
          current={input.current}
          output={output}
          live={live}
          onOpen={open}
          onProblem={onProblem}
        />
      </Panel>
    </>
  );
  const pagesAndOutput = (
    <>
      {columns === 2 && <Tabs list={tabLists[2].result} {...tabs} />}
      <Split
        name={`pages-${String(columns)}`}
        label="Width of Pages"
        defaultWidth={LIST_WIDTH}
        sides={[
          { minWidth: "11rem", shown: shown("pages"), children: pagesPanel },
          { minWidth: "18rem", shown: columns === 3 || !shown("pages"), children: outputPanels },
        ]}
      />
    </>
  );

  return (
    <>
      <OutputNotices notices={notices} onOpen={open} />
      <div className={ui.column}>
        {columns === 1 && <Tabs list={tabLists[1].all} {...tabs} />}
        <div className={styles.rest}>
          <Split
            name={`input-${String(columns)}`}
            label="Width of Schema and Options"
            defaultWidth={INPUT_WIDTH[columns]}
            sides={[
              { minWidth: "17rem", shown: columns > 1 || isInputShown, children: inputPanels },
              {
                minWidth: columns === 3 ? "30rem" : "17rem",
                shown: columns > 1 || !isInputShown,
                children: pagesAndOutput,
              },
            ]}
          />
        </div>
      </div>
    </>
  );
}
