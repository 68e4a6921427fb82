import { useMemo } from "react";
import type { ReactNode } from "react";
import { configurationOf } from "../../configuration";
import type { SourceKind } from "../../configuration";
import type { PlaygroundOptions } from "../../options";
import Code from "../Code";
import ui from "../ui.module.css";

interface Props {
  readonly options: PlaygroundOptions;
  readonly kind: SourceKind;
}

/** The configuration that gives the pages, ready to copy. */
export default function ConfigurationPane({ options, kind }: Props): ReactNode {
  const { graphqlrc, docusaurusConfig, schemaFile } = useMemo(() => configurationOf(options, kind), [options, kind]);
  return (
    // A region that scrolls has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={ui.scroll} tabIndex={0} aria-label="Configuration that gives these pages">
      {docusaurusConfig !== undefined && (
        <>
          <p>Options of the plugin, for a site made with Docusaurus:</p>
          <Code language="js" title="docusaurus.config.js" code={docusaurusConfig} />
        </>
      )}
      <p>
        {docusaurusConfig === undefined ? "For" : "Or for"} the command line, beside your schema in{" "}
        <code>{schemaFile}</code>:
      </p>
      <Code language="yaml" title=".graphqlrc" code={graphqlrc} />
    </section>
  );
}
