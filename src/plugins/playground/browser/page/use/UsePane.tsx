import { useState } from "react";
import type { ReactNode } from "react";
import type { SourceKind } from "../../configuration";
import type { PlaygroundInput } from "../../protocol";
import type { PlaygroundOptions } from "../../options";
import type { Form } from "../../project/setup";
import type { Output } from "../generation/session";
import ui from "../ui.module.css";
import ExistingSite from "./ExistingSite";
import NewProject from "./NewProject";

interface Props {
  readonly options: PlaygroundOptions;
  readonly onOptions: (options: PlaygroundOptions) => void;
  /** What is entered at the moment. */
  readonly current: () => PlaygroundInput;
  readonly kind: SourceKind;
  readonly output: Output | undefined;
  /** Paths of its files with live code, once they are known. */
  readonly live: ReadonlySet<string> | undefined;
  /** Shows a page. */
  readonly onOpen: (path: string) => void;
  readonly onProblem: (sentence: string) => void;
}

/** From the playground to a project: a new one to download, or files for a site that is there. */
export default function UsePane(props: Props): ReactNode {
  const { options, onOptions, current, kind, output, live, onOpen, onProblem } = props;
  const [form, setForm] = useState<Form>("plugin");
  const shared = { options, onOptions, form, onForm: setForm };
  return (
    // A region that scrolls has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={ui.scroll} tabIndex={0} aria-label="Use these pages">
      <NewProject {...shared} {...{ output, live, onOpen, onProblem }} />
      <ExistingSite {...shared} current={current} kind={kind} />
    </section>
  );
}
