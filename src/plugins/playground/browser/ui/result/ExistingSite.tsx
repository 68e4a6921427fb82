import Link from "@docusaurus/Link";
import clsx from "clsx";
import { useId, useMemo } from "react";
import type { ReactNode } from "react";
import { factsOfFramework } from "../../config/frameworks";
import { knownBugsOf, choices, hasReferenceFormatter } from "../../options";
import type { PlaygroundOptions, SchemaFacts } from "../../options";
import type { PlaygroundInput } from "../../protocol";
import Code from "../Code";
import { CopyButton, Select } from "../controls";
import { additionsTo } from "./project";
import type { Addition, Setup, Starters } from "./project";
import ui from "../ui.module.css";
import styles from "./result.module.css";

interface StepProps {
  /** Name of a file or folder, or an instruction. */
  readonly heading: ReactNode;
  /** What to do with the file, in a few words. */
  readonly action?: string;
  readonly copy?: ReactNode;
  readonly children: ReactNode;
}

function Step({ heading, action, copy, children }: StepProps): ReactNode {
  return (
    <li className={styles.step}>
      <div className={clsx(ui.line, ui.apart, styles.file)}>
        <div className={styles.name}>
          <h4>{heading}</h4>
          {action !== undefined && <span className={ui.quiet}>{action}</span>}
        </div>
        {copy}
      </div>
      {children}
    </li>
  );
}

interface FileStepProps extends Pick<Addition, "path" | "action"> {
  readonly text: string | (() => string);
  readonly children: ReactNode;
}

function FileStep({ path, action, text, children }: FileStepProps): ReactNode {
  return (
    <Step
      heading={<code translate="no">{path}</code>}
      action={action === "new" ? "New file" : "Merge into your file"}
      copy={<CopyButton text={text} name={`Copy ${path}`} />}
    >
      {children}
    </Step>
  );
}

/** The step for the reference formatter, a folder that the site offers as a download. */
const formatterStep = (
  <Step heading={<code translate="no">formatter/</code>} action="New folder">
    <p>
      <Link to="pathname:///downloads/graphql-formatter.zip">Download the folder</Link> and unpack it next to{" "}
      <code translate="no">docusaurus.config.js</code>. The docs say{" "}
      <Link to="/docs/advanced/reference-pages" target="_blank">
        what it does
      </Link>
      .
    </p>
  </Step>
);

interface Props extends Setup {
  readonly onOptions: (options: PlaygroundOptions) => void;
  /** Radio buttons that choose the configuration file. */
  readonly configFiles: ReactNode;
  /** Returns the current schema and options. */
  readonly current: () => PlaygroundInput;
  /** Facts about the schema of the last run. */
  readonly facts: SchemaFacts | undefined;
  readonly starters: Starters;
}

/** The steps that add the pages to an existing site. */
export default function ExistingSite(props: Props): ReactNode {
  const { options, onOptions, configFile, configFiles, current, kind, facts, starters } = props;
  const id = useId();
  const { framework } = options;
  const { schemaFile, files, commands } = useMemo(
    () => additionsTo({ options, kind, configFile }, starters),
    [options, kind, configFile, starters],
  );
  const bugs = knownBugsOf(options, facts).filter(({ option }) => option === "framework");
  const script = commands.join("\n");
  return (
    <section className={styles.section}>
      <h3>Add it to your site</h3>
      <p>
        In many frameworks, text of a schema can run as code.{" "}
        <Link to="/docs/advanced/integration-with-frameworks#trust" target="_blank">
          {"Use someone else's schema"}
        </Link>
      </p>
      <Select
        label="Your site is made with"
        className={clsx(ui.field, styles.framework)}
        aria-describedby={id}
        labels={choices.framework}
        value={framework}
        onChange={(chosen) => {
          onOptions({ ...options, framework: chosen });
        }}
      />
      <div id={id} role="note" className={ui.remark} hidden={bugs.length === 0}>
        {bugs.map(({ sentence }) => (
          <p key={sentence}>
            <strong>Known bug: </strong>
            <span>{sentence}</span>{" "}
            {factsOfFramework(framework).fix === undefined && (
              <Link to={`/docs/guides/frameworks/${framework}#formatter`} target="_blank">
                A formatter to copy
              </Link>
            )}
          </p>
        ))}
      </div>
      {configFiles}
      <ol className={clsx("clean-list margin--none", styles.steps)}>
        <FileStep path={schemaFile} action="new" text={() => current().source}>
          <p>The schema in the editor.</p>
        </FileStep>
        {hasReferenceFormatter(options) && formatterStep}
        {files.map(({ path, action, language, text }) => (
          <FileStep key={path} path={path} action={action} text={text}>
            <Code language={language} code={text} />
          </FileStep>
        ))}
        <Step heading="Run in the folder of your site" copy={<CopyButton text={script} name="Copy the commands" />}>
          <Code language="bash" code={script} />
        </Step>
      </ol>
    </section>
  );
}
