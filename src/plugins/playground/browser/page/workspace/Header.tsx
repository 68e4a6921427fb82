import clsx from "clsx";
import { useState } from "react";
import type { ReactNode, Ref } from "react";
import CopyButton from "../CopyButton";
import { archiveOf } from "../download/archive";
import { save, zip } from "../download/zip";
import type { Output } from "../generation/session";
import type { PlaygroundInput } from "../../protocol";
import { samples } from "../samples/samples";
import ui from "../ui.module.css";
import styles from "./Workspace.module.css";

interface Props {
  readonly title: Ref<HTMLHeadingElement>;
  readonly titleId: string;
  readonly output: Output | undefined;
  /** Whether the URL leads to what is entered. */
  readonly hasLink: boolean;
  readonly onSample: (input: PlaygroundInput) => void;
  readonly onProblem: (sentence: string) => void;
  readonly onClose: () => void;
}

/** Name of the playground, samples to start from, and what can be taken away. */
export default function Header({ title, titleId, output, hasLink, onSample, onProblem, onClose }: Props): ReactNode {
  const [packing, setPacking] = useState(false);

  function download(from: Output): void {
    setPacking(true);
    zip(archiveOf(from))
      .then(
        (archive) => {
          save(archive, "graphql-markdown.zip");
        },
        (error: unknown) => {
          onProblem(`The files could not be packed: ${String(error)}`);
        },
      )
      .finally(() => {
        setPacking(false);
      });
  }

  return (
    <header className={clsx(ui.bar, styles.header)}>
      <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
        Playground
      </h2>
      <label className={styles.samples}>
        <span>Start from</span>
        <select
          className={ui.control}
          value=""
          onChange={({ target }) => {
            const sample = samples.find(({ name }) => name === target.value);
            sample?.load().then(onSample, () => {
              onProblem("The sample did not load. Choose it again to retry.");
            });
          }}
        >
          <option value="" disabled>
            a sample
          </option>
          {samples.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <span className={styles.actions}>
        <CopyButton label="Copy link" text={() => window.location.href} disabled={!hasLink} />
        <button
          type="button"
          className={ui.button}
          disabled={!output || packing}
          onClick={() => {
            if (output) download(output);
          }}
        >
          Download all
        </button>
      </span>
      <button type="button" className={ui.button} onClick={onClose}>
        Close
      </button>
    </header>
  );
}
