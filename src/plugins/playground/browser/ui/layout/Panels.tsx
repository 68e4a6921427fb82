import { memo, useCallback, useDeferredValue, useMemo, useState } from "react";
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
import { columnsNow, isShown, tabLists, useColumns } from "./panels";
import type { Chosen, PanelName } from "./panels";
import Split from "./Split";
import { Panel, tabId, Tabs } from "./Tabs";
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

interface Props {
  /** Whether the playground is open. */
  readonly isOpen: boolean;
  readonly input: Input;
  readonly view: SessionView;
  readonly saved: Saved;
  readonly onFiles: (files: Promise<readonly SourceFile[]>) => void;
  readonly chosen: Chosen;
  readonly onChoose: (name: PanelName) => void;
  /** Called with a sentence about something that went wrong. */
  readonly onProblem: (sentence: string) => void;
}

/** Initial width of schema and options, by number of columns. */
const INPUT = { 1: "50%", 2: "50%", 3: "38%" } as const;
/** Initial width of the list of pages. */
const LIST = "28%";

/** The panels: as many side by side as fit, the others behind tabs. */
export default function Panels({ isOpen, input, view, saved, onFiles, chosen, onChoose, onProblem }: Props): ReactNode {
  const columns = useColumns();
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
  const isInputShown = shown("schema") || shown("options");

  const inputPanels = (
    <>
      {columns > 1 && <Tabs {...tabLists[2].input} chosen={chosen.input} onChoose={onChoose} />}
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
    <Panel name="pages" shown={shown("pages")} heading={columns === 3 ? "Pages" : undefined}>
      <Pages files={files} isWritten={output !== undefined} selected={file?.path} live={live} onSelect={open} />
    </Panel>
  );
  const outputPanels = (
    <>
      {columns === 3 && <Tabs {...tabLists[3].output} chosen={chosen.output} onChoose={onChoose} />}
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
      {columns === 2 && <Tabs {...tabLists[2].result} chosen={chosen.result} onChoose={onChoose} />}
      <Split
        name={`pages-${String(columns)}`}
        label="Width of Pages"
        defaultWidth={LIST}
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
        {columns === 1 && <Tabs {...tabLists[1].all} chosen={chosen.all} onChoose={onChoose} />}
        <div className={styles.rest}>
          <Split
            name={`input-${String(columns)}`}
            label="Width of Schema and Options"
            defaultWidth={INPUT[columns]}
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
