import { memo, useCallback, useDeferredValue, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { sourceKindOf } from "../../configuration/sourceKind";
import type { GeneratedFile, SharedFile } from "../../protocol";
import type { SessionView } from "../generation/session";
import Panel from "../layout/Panel";
import { allTabs, inputTabs, isShown, outputTabs } from "../layout/panels";
import type { Chosen, PanelName } from "../layout/panels";
import Tabs, { tabId } from "../layout/Tabs";
import { useWide } from "../layout/useWide";
import OptionsPane from "../options/OptionsPane";
import PagesPane from "../pages/PagesPane";
import SharedFiles from "../pages/SharedFiles";
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
const Shared = memo(SharedFiles);
const Use = memo(UsePane);

const none: readonly GeneratedFile[] = [];
const unshared: readonly SharedFile[] = [];

interface Props {
  readonly input: Input;
  readonly view: SessionView;
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

/** The panels: side by side where there is room, one at a time on a phone. */
export default function Panels({ input, view, onFiles, chosen, onChoose, onProblem }: Props): ReactNode {
  const wide = useWide();
  const [place, setPlace] = useState<Place>();
  const { problems, federation } = view;
  // Thousands of files are shown in small steps.
  const output = useDeferredValue(view.output);
  const files = output?.files ?? none;
  const shared = output?.shared ?? unshared;
  const file = useMemo(() => fileToShow(files, place?.path), [files, place?.path]);
  const kind = useMemo(() => sourceKindOf(output?.input.source ?? ""), [output]);

  const open = useCallback(
    (path: string, fragment = "") => {
      setPlace({ path, fragment });
      onChoose("page");
      // The list goes from the screen of a phone, and the focus with it.
      if (!matchMedia("(width > 996px)").matches) document.getElementById(tabId("page"))?.focus();
    },
    [onChoose],
  );

  const shown = (name: PanelName): boolean => isShown(chosen, name, wide);

  return (
    <>
      <Shared shared={shared} onOpen={open} />
      <div className={styles.panels}>
        {!wide && <Tabs label="Playground" tabs={allTabs} chosen={chosen.narrow} onChoose={onChoose} />}
        <div className={styles.column}>
          {wide && <Tabs label="Input" tabs={inputTabs} chosen={chosen.input} onChoose={onChoose} />}
          <Panel name="schema" shown={shown("schema")}>
            <Schema
              loaded={input.loaded}
              problems={problems}
              federation={federation}
              onChange={input.edit}
              onFiles={onFiles}
            />
          </Panel>
          <Panel name="options" shown={shown("options")}>
            <Options options={input.options} facts={output?.facts} kind={kind} onChange={input.setOptions} />
          </Panel>
        </div>
        <div className={styles.column}>
          <Panel name="pages" shown={shown("pages")} heading={wide ? "Pages" : undefined}>
            <Pages files={files} selected={file?.path} onSelect={open} />
          </Panel>
        </div>
        <div className={styles.column}>
          {wide && <Tabs label="Output" tabs={outputTabs} chosen={chosen.output} onChoose={onChoose} />}
          <Panel name="page" shown={shown("page")}>
            <Page
              files={files}
              file={file}
              shared={shared}
              fragment={place?.path === file?.path ? (place?.fragment ?? "") : ""}
              options={output?.input.options ?? input.options}
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
              onProblem={onProblem}
            />
          </Panel>
        </div>
      </div>
    </>
  );
}
