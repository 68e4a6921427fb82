import Link from "@docusaurus/Link";
import clsx from "clsx";
import type { ReactNode } from "react";
import type { FederationFix } from "../../protocol";
import ui from "../ui.module.css";
import styles from "./Schema.module.css";

const list = new Intl.ListFormat("en-GB");

const named = (directives: readonly string[]): string => list.format(directives.map((name) => `@${name}`));

interface Props {
  readonly fix: FederationFix;
  /** Adds SDL to the schema. */
  readonly onAdd: (sdl: string) => void;
}

/** Tells what a subgraph of Federation lacks, and adds it. */
export default function Federation({ fix: { directives, definitions, unknown }, onAdd }: Props): ReactNode {
  return (
    <div role="note" aria-label="Federation" className={clsx(ui.remark, styles.federation)}>
      <p>
        {`This is a subgraph of Apollo Federation. It applies ${named(directives)} without ${directives.length === 1 ? "its definition" : "their definitions"}, because gateways have them built in. The tool needs them.${unknown.length > 0 ? ` Define ${named(unknown)} yourself.` : ""}`}
      </p>
      <button
        type="button"
        className={ui.button}
        onClick={() => {
          onAdd(definitions);
        }}
      >
        Add the definitions
      </button>{" "}
      <Link to="/docs/guides/federation" target="_blank">
        Federation guide (new tab)
      </Link>
    </div>
  );
}
