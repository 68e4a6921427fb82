import versions from "@generated/playground/default/versions.json";
import clsx from "clsx";
import { useState } from "react";
import type { ReactNode } from "react";
import { sourceKindOf } from "../../configuration/sourceKind";
import type { PlaygroundOptions } from "../../options";
import { projectKinds } from "../../project/kinds";
import type { ProjectKind } from "../../project/kinds";
import { projectOf } from "../../project/project";
import Code from "../Code";
import { archiveOf } from "../download/archive";
import { formatterFilesOf, licenceFile } from "../download/takeHome";
import { useDownload } from "../download/useDownload";
import type { Output } from "../generation/session";
import { LivePages } from "../liveCode/LiveCode";
import ui from "../ui.module.css";
import Radios from "./Radios";
import { forms } from "./shared";
import type { Shared } from "./shared";
import styles from "./Use.module.css";

interface Props extends Shared {
  readonly output: Output | undefined;
  readonly live: ReadonlySet<string> | undefined;
  readonly onOpen: (path: string) => void;
  readonly onProblem: (sentence: string) => void;
}

const labels = Object.fromEntries(Object.entries(projectKinds).map(([name, { label }]) => [name, label])) as Readonly<
  Record<ProjectKind, string>
>;

/** The kind of project that has the pages of a framework: the one that was chosen last, when several have them. */
function kindFor({ framework }: PlaygroundOptions, last: ProjectKind): ProjectKind | undefined {
  if (projectKinds[last].framework === framework) return last;
  return (Object.keys(projectKinds) as ProjectKind[]).find((name) => projectKinds[name].framework === framework);
}

/** A project that runs, to download. */
export default function NewProject(props: Props): ReactNode {
  const { options, onOptions, form, onForm, output, live, onOpen, onProblem } = props;
  const [last, setLast] = useState<ProjectKind>("docusaurus");
  const { packing, download } = useDownload(onProblem);
  const project = kindFor(options, last);
  /** The pages whose code the reader accepts; those of another run are others. */
  const [trusted, setTrusted] = useState<ReadonlySet<string>>();
  const arePagesFree = live?.size === 0 || (live !== undefined && trusted === live);
  // The pages of the options that were chosen are on their way.
  const ready = output?.input.options === options && !packing;

  function choose(next: ProjectKind): void {
    setLast(next);
    const { framework } = projectKinds[next];
    if (framework !== options.framework) onOptions({ ...options, framework });
  }

  function downloadProject({ files, input }: Output, chosen: ProjectKind): void {
    const setup = { options: input.options, kind: sourceKindOf(input.source), form, versions };
    download(async () => {
      const included = [await licenceFile(), ...(await formatterFilesOf(input.options))];
      return projectOf(chosen, setup, input.source, files, included);
    }, `graphql-api-docs-${chosen}.zip`);
  }

  function downloadPages(pages: Output): void {
    download(async () => archiveOf(pages, await formatterFilesOf(pages.input.options)), "graphql-markdown.zip");
  }

  return (
    <section className={styles.part}>
      <h3>Start a new project</h3>
      <p>A ZIP archive with these pages, your schema, the configuration and a workflow for GitHub Actions.</p>
      <Radios legend="Kind of project" labels={labels} value={project} onChange={choose} />
      {project === "docusaurus" && <Radios legend="Configuration" labels={forms} value={form} onChange={onForm} />}
      {output && live === undefined && <p role="status">Looking for live code in the pages…</p>}
      {live && live.size > 0 && (
        <LivePages
          paths={live}
          hasProject={project !== undefined}
          isTrusted={trusted === live}
          onTrust={(isTrusted) => {
            setTrusted(isTrusted ? live : undefined);
          }}
          onOpen={onOpen}
        />
      )}
      <p className={styles.buttons}>
        <button
          type="button"
          className={clsx(ui.button, ui.primary)}
          disabled={!ready || project === undefined}
          onClick={() => {
            if (output && project !== undefined) downloadProject(output, project);
          }}
        >
          Download a project
        </button>
        <button
          type="button"
          className={ui.button}
          disabled={!output || !arePagesFree || packing}
          onClick={() => {
            if (output) downloadPages(output);
          }}
        >
          Download the pages alone
        </button>
      </p>
      {project === undefined ? (
        <p>There’s no project for this framework. Choose a kind, or add the pages to a site of your own.</p>
      ) : (
        <>
          <p>Unpack it into an empty folder, and run there:</p>
          <Code language="bash" code={projectKinds[project].commands.join("\n")} />
        </>
      )}
    </section>
  );
}
