import { useEffect, useState } from "react";
import type { ComponentProps, ReactNode } from "react";
import { sourceKindOf } from "../../config";
import type { PlaygroundOptions } from "../../options";
import type { PlaygroundInput } from "../../protocol";
import Code from "../Code";
import { Button, Radios } from "../controls";
import type { Output } from "../session/session";
import { LivePages } from "./LiveCode";
import { loadFormatter, loadStarters, useDownload } from "./download";
import ExistingSite from "./ExistingSite";
import { pagesArchive, projectOf, starterKinds } from "./project";
import type { ConfigFile, StarterKind, Starters } from "./project";
import ui from "../ui.module.css";
import styles from "./result.module.css";

interface ChoiceProps<Name extends string> extends ComponentProps<typeof Radios<Name>> {
  readonly legend: string;
}

function Choice<Name extends string>({ legend, ...radios }: ChoiceProps<Name>): ReactNode {
  return (
    <fieldset className={styles.radios}>
      <legend className={ui.quiet}>{legend}</legend>
      <Radios {...radios} />
    </fieldset>
  );
}

interface NewProjectProps {
  readonly options: PlaygroundOptions;
  readonly onOptions: (options: PlaygroundOptions) => void;
  readonly configFile: ConfigFile;
  /** Radio buttons that choose the configuration file. */
  readonly configFiles: ReactNode;
  readonly output: Output | undefined;
  /** Paths of the generated files with live code, once they are known. */
  readonly live: ReadonlySet<string> | undefined;
  readonly onOpen: (path: string) => void;
  readonly onProblem: (sentence: string) => void;
}

const kinds = Object.keys(starterKinds) as StarterKind[];
const kindLabels = Object.fromEntries(kinds.map((kind) => [kind, starterKinds[kind].label])) as Record<
  StarterKind,
  string
>;

/** Returns the starter for the framework of the options; of several, the one that was chosen last, otherwise the first. */
function starterFor({ framework }: PlaygroundOptions, lastKind: StarterKind): StarterKind | undefined {
  return [lastKind, ...kinds].find((kind) => starterKinds[kind].framework === framework);
}

/** Offers two downloads: a complete project, or the pages with the schema and the configuration that made them. */
function NewProject(props: NewProjectProps): ReactNode {
  const { options, onOptions, configFile, configFiles, output, live, onOpen, onProblem } = props;
  const [lastKind, setLastKind] = useState<StarterKind>("docusaurus");
  /** The set of live pages that the reader has accepted; each run makes a new set, so consent does not carry over. */
  const [trusted, setTrusted] = useState<ReadonlySet<string>>();
  const { packing, download } = useDownload(onProblem);
  const starter = starterFor(options, lastKind);
  const isHarmless = live !== undefined && (live.size === 0 || trusted === live);
  const isUpToDate = output?.input.options === options;

  function choose(kind: StarterKind): void {
    setLastKind(kind);
    const { framework } = starterKinds[kind];
    if (framework !== options.framework) onOptions({ ...options, framework });
  }

  function downloadProject(kind: StarterKind, { files, input }: Output): void {
    const setup = { options: input.options, kind: sourceKindOf(input.source), configFile };
    download(`graphql-api-docs-${kind}.zip`, async () => {
      const [starters, formatter] = await Promise.all([loadStarters(), loadFormatter(input.options)]);
      return projectOf(kind, starters, setup, input.source, files, formatter);
    });
  }

  function downloadPages(pages: Output): void {
    download("graphql-markdown.zip", async () => pagesArchive(pages, await loadFormatter(pages.input.options)));
  }

  return (
    <section className={styles.section}>
      <h3>Start a new project</h3>
      <p>A ZIP archive with these pages, your schema, the configuration and a workflow for GitHub Actions.</p>
      <Choice legend="Kind of project" labels={kindLabels} value={starter} onChange={choose} />
      {configFiles}
      {output && live === undefined && <p role="status">Looking for live code in the pages…</p>}
      {live && live.size > 0 && (
        <LivePages
          paths={live}
          hasProject={starter !== undefined}
          isTrusted={trusted === live}
          onTrust={(isTrusted) => {
            setTrusted(isTrusted ? live : undefined);
          }}
          onOpen={onOpen}
        />
      )}
      <p className={ui.line}>
        <Button
          className={ui.primary}
          disabled={!isUpToDate || starter === undefined || packing}
          onClick={() => {
            if (output && starter !== undefined) downloadProject(starter, output);
          }}
        >
          Download a project
        </Button>
        <Button
          disabled={!output || !isHarmless || packing}
          onClick={() => {
            if (output) downloadPages(output);
          }}
        >
          Download only the pages
        </Button>
      </p>
      {starter === undefined ? (
        <p>There’s no project for this framework. Choose a kind, or add the pages to a site of your own.</p>
      ) : (
        <>
          <p>Unpack it into an empty folder, and run there:</p>
          <Code language="bash" code={starterKinds[starter].commands.join("\n")} />
        </>
      )}
    </section>
  );
}

interface Props extends Omit<NewProjectProps, "configFile" | "configFiles"> {
  readonly current: () => PlaygroundInput;
}

const configLabels: Readonly<Record<ConfigFile, string>> = { plugin: "Plugin options", graphqlrc: ".graphqlrc" };

/** What a reader can do with the pages: download a new project, or add files to an existing site. */
export default function UsePane({ current, ...props }: Props): ReactNode {
  const { options, onOptions, onProblem, output } = props;
  const kind = sourceKindOf(output?.input.source ?? "");
  const [configFile, setConfigFile] = useState<ConfigFile>("plugin");
  const [starters, setStarters] = useState<Starters>();
  useEffect(() => {
    loadStarters().then(setStarters, (error: unknown) => {
      onProblem(`The files for your site could not be loaded: ${String(error)}`);
    });
  }, [onProblem]);
  const configFiles = options.framework === "docusaurus" && (
    <Choice legend="Configuration" labels={configLabels} value={configFile} onChange={setConfigFile} />
  );
  return (
    // A scrollable region must be focusable, so that it can be scrolled with the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={ui.scroll} tabIndex={0} aria-label="Export">
      <NewProject {...props} configFile={configFile} configFiles={configFiles} />
      {starters && (
        <ExistingSite
          {...{ options, onOptions, configFile, configFiles, current, kind, facts: output?.facts, starters }}
        />
      )}
    </section>
  );
}
