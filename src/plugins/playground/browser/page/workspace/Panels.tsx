import { memo, useCallback, useDeferredValue, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { sourceKindOf } from "../../configuration/sourceKind";
import type { GeneratedFile, SharedFile } from "../../protocol";
import type { SessionView } from "../generation/session";
import type { Device } from "../kept/useDevice";
import Panel from "../layout/Panel";
import { isShown, places } from "../layout/panels";
import type { Chosen, PanelName } from "../layout/panels";
import Split from "../layout/Split";
import Tabs, { tabId } from "../layout/Tabs";
import { columnsNow, useColumns } from "../layout/useColumns";
import { useLiveCode } from "../liveCode/useLiveCode";
import Notices from "../notices/Notices";
import { noticesOf } from "../notices/notices";
import OptionsPane from "../options/OptionsPane";
import PagesPane from "../pages/PagesPane";
import PagePane from "../preview/PagePane";
import type { SourceFile } from "../schema/files/sourceFile";
import SchemaPane from "../schema/SchemaPane";
import UsePane from "../use/UsePane";
import { fileToShow } from "./selection";
import type { Input } from "./useInput";
import styles from "./Workspace.module.css";

// A run reports its progress many times a second, and none of these shows it.
const Schema = memo(SchemaPane);
const Options = memo(OptionsPane);
const Pages = memo(PagesPane);
const Page = memo(PagePane);
const Said = memo(Notices);
const Use = memo(UsePane);

const none: readonly GeneratedFile[] = [];
const unshared: readonly SharedFile[] = [];

interface Props {
  /** Whether the playground is open. */
  readonly isOpen: boolean;
  readonly input: Input;
  readonly view: SessionView;
  readonly device: Device;
  readonly onFiles: (files: Promise<readonly SourceFile[]>) => void;
  readonly chosen: Chosen;
  readonly onChoose: (name: PanelName) => void;
  /** Called with a sentence about something that went wrong. */
  readonly onProblem: (sentence: string) => void;
}

/** The file that the reader wants to see, and the heading in it. */
interface Place {
  readonly path: string;
  readonly fragment: string;
}

/** Widths at the start of what the reader enters, and of the list of pages beside the page. */
const INPUT = { 1: "50%", 2: "50%", 3: "38%" } as const;
const LIST = "28%";

/** The panels: as many side by side as there is room for, the others behind tabs. */
export default function Panels({
  isOpen,
  input,
  view,
  device,
  onFiles,
  chosen,
  onChoose,
  onProblem,
}: Props): ReactNode {
  const columns = useColumns();
  const [place, setPlace] = useState<Place>();
  const { problems, federation } = view;
  // Thousands of files are shown in small steps.
  const output = useDeferredValue(view.output);
  const files = output?.files ?? none;
  const shared = output?.shared ?? unshared;
  const file = useMemo(() => fileToShow(files, place?.path), [files, place?.path]);
  const { paths: live, faults } = useLiveCode(files, isOpen);
  const notices = useMemo(() => (output ? noticesOf(output, faults) : []), [output, faults]);
  const kind = useMemo(() => sourceKindOf(output?.input.source ?? ""), [output]);

  const open = useCallback(
    (path: string, fragment = "") => {
      setPlace({ path, fragment });
      onChoose("page");
      // The list goes from the screen where it shares its place with the page, and the focus with it.
      if (columnsNow() < 3) document.getElementById(tabId("page"))?.focus();
    },
    [onChoose],
  );

  const shown = (name: PanelName): boolean => isShown(chosen, name, columns);

  const entering = (
    <>
      {columns > 1 && <Tabs {...places[2].input} chosen={chosen.input} onChoose={onChoose} />}
      <Panel name="schema" shown={shown("schema")}>
        <Schema
          loaded={input.loaded}
          problems={problems}
          federation={federation}
          device={device}
          onChange={input.edit}
          onFiles={onFiles}
        />
      </Panel>
      <Panel name="options" shown={shown("options")}>
        <Options options={input.options} facts={output?.facts} kind={kind} onChange={input.setOptions} />
      </Panel>
    </>
  );
  const list = (
    <Panel name="pages" shown={shown("pages")} heading={columns === 3 ? "Pages" : undefined}>
      <Pages files={files} selected={file?.path} live={live} onSelect={open} />
    </Panel>
  );
  const result = (
    <>
      {columns === 3 && <Tabs {...places[3].output} chosen={chosen.output} onChoose={onChoose} />}
      <Panel name="page" shown={shown("page")}>
        <Page
          files={files}
          file={file}
          shared={shared}
          fragment={place?.path === file?.path ? (place?.fragment ?? "") : ""}
          live={live}
          fault={file && faults.get(file.path)}
          source={output?.input.source ?? ""}
          options={output?.input.options ?? input.options}
          busy={view.phase === "running"}
          isOpen={isOpen}
          visible={isOpen && shown("page")}
          onOpen={open}
        />
      </Panel>
      <Panel name="use" shown={shown("use")}>
        <Use
          options={input.options}
          onOptions={input.setOptions}
          current={input.current}
          kind={kind}
          output={output}
          live={live}
          onOpen={open}
          onProblem={onProblem}
        />
      </Panel>
    </>
  );

  return (
    <>
      <Said notices={notices} onOpen={open} />
      <div className={styles.panels}>
        {columns === 1 && <Tabs {...places[1].all} chosen={chosen.all} onChoose={onChoose} />}
        <div className={styles.split}>
          <Split
            name={`input-${String(columns)}`}
            label="Width of Schema and Options"
            usual={INPUT[columns]}
            sides={[
              { least: "17rem", shown: columns > 1 || shown("schema") || shown("options"), children: entering },
              {
                least: columns === 3 ? "30rem" : "17rem",
                shown: columns > 1 || !(shown("schema") || shown("options")),
                children: (
                  <>
                    {columns === 2 && <Tabs {...places[2].result} chosen={chosen.result} onChoose={onChoose} />}
                    <Split
                      name={`pages-${String(columns)}`}
                      label="Width of Pages"
                      usual={LIST}
                      sides={[
                        { least: "11rem", shown: shown("pages"), children: list },
                        { least: "18rem", shown: columns === 3 || !shown("pages"), children: result },
                      ]}
                    />
                  </>
                ),
              },
            ]}
          />
        </div>
      </div>
    </>
  );
}
