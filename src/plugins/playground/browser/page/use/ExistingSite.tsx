import Link from "@docusaurus/Link";
import versions from "@generated/playground/default/versions.json";
import { useId, useMemo } from "react";
import type { ReactNode } from "react";
import type { SourceKind } from "../../configuration";
import { knownBugsOf } from "../../configuration/knownBugs";
import { choices, hasTakeHomeFormatter } from "../../options";
import type { Framework } from "../../options";
import { additionsTo } from "../../project/additions";
import type { PlaygroundInput } from "../../protocol";
import Code from "../Code";
import ui from "../ui.module.css";
import FileStep from "./FileStep";
import FormatterStep from "./FormatterStep";
import Radios from "./Radios";
import { forms } from "./shared";
import type { Shared } from "./shared";
import styles from "./Use.module.css";

interface Props extends Shared {
  readonly current: () => PlaygroundInput;
  readonly kind: SourceKind;
}

const frameworks = Object.entries(choices.framework) as [Framework, string][];

/** What to add to a site that is there, in its order. */
export default function ExistingSite({ options, onOptions, form, onForm, current, kind }: Props): ReactNode {
  const id = useId();
  const { framework } = options;
  const { schemaFile, files, commands } = useMemo(
    () => additionsTo({ options, kind, form, versions }),
    [options, kind, form],
  );
  const bugs = knownBugsOf(options).filter(({ option }) => option === "framework");
  const script = commands.join("\n");
  return (
    <section className={styles.part}>
      <h3>Add it to your site</h3>
      <p>
        In many frameworks, text of a schema can run as code.{" "}
        <Link to="/docs/advanced/integration-with-frameworks#trust" target="_blank">
          Use a schema of somebody else
        </Link>
      </p>
      <label className={styles.framework}>
        <span>Your site is made with</span>
        <select
          className={ui.control}
          aria-describedby={id}
          value={framework}
          onChange={({ target }) => {
            onOptions({ ...options, framework: target.value as Framework });
          }}
        >
          {frameworks.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div id={id} role="note" className={ui.remark} hidden={bugs.length === 0}>
        {bugs.map(({ sentence }) => (
          <p key={sentence}>
            {framework === "starlight" ? (
              <>
                The preset links to files, and Starlight serves no files. <code translate="no">links.mjs</code> below
                makes URLs of them.
              </>
            ) : (
              <>
                <strong>Known bug: </strong>
                <span>{sentence}</span>{" "}
                <Link to={`/docs/advanced/integration-with-frameworks#${framework}`} target="_blank">
                  A formatter to copy
                </Link>
              </>
            )}
          </p>
        ))}
      </div>
      {framework === "docusaurus" && <Radios legend="Configuration" labels={forms} value={form} onChange={onForm} />}
      <ol className={styles.steps}>
        <FileStep path={schemaFile} action="new" text={() => current().source}>
          <p>The schema in the editor.</p>
        </FileStep>
        {hasTakeHomeFormatter(options) && <FormatterStep />}
        {files.map(({ path, action, language, text }) => (
          <FileStep key={path} path={path} action={action} text={text}>
            <Code language={language} code={text} />
          </FileStep>
        ))}
        <FileStep path="the commands" text={script}>
          <Code language="bash" code={script} />
        </FileStep>
      </ol>
    </section>
  );
}
