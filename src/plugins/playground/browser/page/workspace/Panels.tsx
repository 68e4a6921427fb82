import { memo, useCallback, useDeferredValue, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { sourceKindOf } from "../../configuration/sourceKind";
import ConfigurationPane from "../configuration/ConfigurationPane";
import type { GeneratedFile, SharedFile } from "../../protocol";
import type { SessionView } from "../generation/session";
import Panel from "../layout/Panel";
import { allTabs, atFirst, choose, inputTabs, isShown, outputTabs } from "../layout/panels";
import type { PanelName } from "../layout/panels";
import Tabs, { tabId } from "../layout/Tabs";
import { useWide } from "../layout/useWide";
import OptionsPane from "../options/OptionsPane";
import PagesPane from "../pages/PagesPane";
import SharedFiles from "../pages/SharedFiles";
import PagePane from "../preview/PagePane";
import SchemaPane from "../schema/SchemaPane";
import { fileToShow } from "./selection";
import type { Input } from "./useInput";
import styles from "./Workspace.module.css";

// A run reports its progress many times a second, and none of these shows it.
const Schema = memo(SchemaPane);
const Options = memo(OptionsPane);
const Pages = memo(PagesPane);
const Page = memo(PagePane);
const Shared = memo(SharedFiles);
const Configuration = memo(ConfigurationPane);

const none: readonly GeneratedFile[] = [];
const unshared: readonly SharedFile[] = [];

interface Props {
  readonly input: Input;
  readonly view: SessionView;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The file that the reader wants to see, and the heading in it. */
interface Place {
  readonly path: string;
  readonly fragment: string;
}

/** The panels: side by side where there is room, one at a time on a phone. */
export default function Panels({ input, view, onFiles }: Props): ReactNode {
  const wide = useWide();
  const [chosen, setChosen] = useState(atFirst);
  const [place, setPlace] = useState<Place>();
  const { problems, federation } = view;
  // Thousands of files are shown in small steps.
  const output = useDeferredValue(view.output);
  const files = output?.files ?? none;
  const shared = output?.shared ?? unshared;
  const file = useMemo(() => fileToShow(files, place?.path), [files, place?.path]);
  const kind = useMemo(() => sourceKindOf(output?.input.source ?? ""), [output]);

  const show = useCallback((name: PanelName) => {
    setChosen((before) => choose(before, name));
  }, []);

  const open = useCallback(
    (path: string, fragment = "") => {
      setPlace({ path, fragment });
      show("page");
      // The list goes from the screen of a phone, and the focus with it.
      if (!matchMedia("(width > 996px)").matches) document.getElementById(tabId("page"))?.focus();
    },
    [show],
  );

  const shown = (name: PanelName): boolean => isShown(chosen, name, wide);

  return (
    <>
      <Shared shared={shared} onOpen={open} />
      <div className={styles.panels}>
        {!wide && <Tabs label="Playground" tabs={allTabs} chosen={chosen.narrow} onChoose={show} />}
        <div className={styles.column}>
          {wide && <Tabs label="Input" tabs={inputTabs} chosen={chosen.input} onChoose={show} />}
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
          {wide && <Tabs label="Output" tabs={outputTabs} chosen={chosen.output} onChoose={show} />}
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
          <Panel name="configuration" shown={shown("configuration")}>
            <Configuration options={input.options} kind={kind} />
          </Panel>
        </div>
      </div>
    </>
  );
}
