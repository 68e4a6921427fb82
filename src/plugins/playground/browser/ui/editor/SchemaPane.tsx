import Link from "@docusaurus/Link";
import clsx from "clsx";
import { useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { Diagnostic, FederationFix } from "../../protocol";
import { useEditor } from "./createEditor";
import type { EditorSettings } from "./createEditor";
import { DropArea, FileButton } from "./FileInput";
import type { SourceFile } from "./sourceFile";
import type { Saved } from "../saved/useSaved";
import { Button } from "../controls";
import Endpoint from "./Endpoint";
import { listNames } from "../words";
import ui from "../ui.module.css";
import styles from "./Schema.module.css";

/** Ids of the elements that describe the editor. */
const HINT = "playground-editor-hint";
const PROBLEMS = "playground-problems";

interface Props extends Omit<EditorSettings, "describedBy"> {
  /** The definitions that the schema lacks, if it is a subgraph of Federation. */
  readonly federation: FederationFix | undefined;
  readonly saved: Saved;
  readonly onFiles: (files: Promise<readonly SourceFile[]>) => void;
}

/**
 * The panel with the schema. Readers type a schema, with completion (`completion.ts`), open files or a ZIP archive, drop them
 * or a folder (`FileInput.tsx`, `readSchemas.ts`, `unzip.ts`), or choose a sample in the header (`samples.ts`). `Endpoint.tsx`
 * shows a command that downloads the schema of an endpoint as a file to open.
 */
export default function SchemaPane(props: Props): ReactNode {
  const { federation, saved, onFiles, ...settings } = props;
  const { problems } = settings;
  const [isEndpointOpen, setEndpointOpen] = useState(false);
  const endpoint = useId();
  const { parent, append, goTo } = useEditor({ ...settings, describedBy: `${HINT} ${PROBLEMS}` });

  return (
    <DropArea onFiles={onFiles}>
      <div className={ui.bar}>
        <FileButton label="Open files" onFiles={onFiles} />
        <Button
          aria-expanded={isEndpointOpen}
          aria-controls={isEndpointOpen ? endpoint : undefined}
          onClick={() => {
            setEndpointOpen(!isEndpointOpen);
          }}
        >
          From an endpoint
        </Button>
        <span id={HINT} className={clsx(ui.quiet, styles.hint)}>
          Or drop files, a folder or a ZIP below. Tab leaves the editor, Ctrl+Space completes.
        </span>
      </div>
      {isEndpointOpen && <Endpoint id={endpoint} />}
      <div ref={parent} className={styles.editor} />
      {federation && <Federation fix={federation} onAdd={append} />}
      <Problems problems={withoutMissing(problems, federation)} onGoTo={goTo} />
      <SavedBar saved={saved} />
    </DropArea>
  );
}

/** Returns the mistakes, except for missing definitions of Federation, which `Federation` reports. */
function withoutMissing(problems: readonly Diagnostic[], fix: FederationFix | undefined): readonly Diagnostic[] {
  const missing = new Set(fix?.directives.map((name) => `Unknown directive "@${name}".`));
  return problems.filter(({ message }) => !missing.has(message));
}

const withAt = (directives: readonly string[]): string => listNames(directives.map((name) => `@${name}`));

interface FederationProps {
  readonly fix: FederationFix;
  readonly onAdd: (sdl: string) => void;
}

/** Names the directives that a subgraph of Federation applies without definitions. A button adds the known definitions. */
function Federation({ fix: { directives, definitions, unknown }, onAdd }: FederationProps): ReactNode {
  return (
    <div role="note" aria-label="Federation" className={clsx(ui.remark, styles.federation)}>
      <p>
        {`This is a subgraph of Apollo Federation. It applies ${withAt(directives)} without ${directives.length === 1 ? "its definition" : "their definitions"}, which gateways have built in and the tool needs.${unknown.length > 0 ? ` Define ${withAt(unknown)} yourself.` : ""}`}
      </p>
      <Button
        onClick={() => {
          onAdd(definitions);
        }}
      >
        Add the definitions
      </Button>{" "}
      <Link to="/docs/guides/federation" target="_blank">
        Federation guide (new tab)
      </Link>
    </div>
  );
}

/** Maximum number of listed mistakes: further mistakes often follow from the first. */
const MAX_PROBLEMS = 50;

function positionOf({ line, column }: Diagnostic): string {
  if (line === undefined) return "";
  return column === undefined ? `Line ${String(line)}: ` : `Line ${String(line)}, column ${String(column)}: `;
}

interface ProblemsProps {
  readonly problems: readonly Diagnostic[];
  readonly onGoTo: (problem: Diagnostic) => void;
}

/** The mistakes in the schema; each leads to its line. */
function Problems({ problems, onGoTo }: ProblemsProps): ReactNode {
  return (
    <div id={PROBLEMS} className={clsx(ui.raised, styles.problems)} hidden={problems.length === 0}>
      <p id={`${PROBLEMS}-heading`} hidden>
        Mistakes in the schema
      </p>
      {/* Labelled by an element: the list describes the editor, so an `aria-label` would be read in place of the mistakes. */}
      <ul className="clean-list margin--none" aria-labelledby={`${PROBLEMS}-heading`}>
        {problems.slice(0, MAX_PROBLEMS).map((problem, at) => (
          <li key={at}>
            <button
              type="button"
              onClick={() => {
                onGoTo(problem);
              }}
            >
              <strong>{positionOf(problem)}</strong>
              <span>{problem.message}</span>
            </button>
          </li>
        ))}
      </ul>
      {problems.length > MAX_PROBLEMS && <p>{`And ${String(problems.length - MAX_PROBLEMS)} more.`}</p>}
    </div>
  );
}

/** Says where the reader's input is saved, with buttons that save it on the device or delete it there. */
function SavedBar({ saved: { onDevice, status, saveOnDevice, forget } }: { readonly saved: Saved }): ReactNode {
  const first = useRef<HTMLButtonElement>(null);
  return (
    <div className={clsx(ui.bar, ui.footBar)}>
      <span role="status" className={clsx(ui.quiet, styles.status)}>
        {status}
      </span>
      <span className={ui.line}>
        <Button
          ref={first}
          {...(onDevice !== "another" && { "aria-pressed": onDevice === "this" })}
          onClick={onDevice === "this" ? forget : saveOnDevice}
        >
          {onDevice === "another" ? "Keep this one instead" : "Keep on this device"}
        </Button>
        {onDevice !== "nothing" && (
          <Button
            onClick={() => {
              // This button disappears, so the focus moves to another.
              first.current?.focus();
              forget();
            }}
          >
            Forget
          </Button>
        )}
      </span>
    </div>
  );
}
