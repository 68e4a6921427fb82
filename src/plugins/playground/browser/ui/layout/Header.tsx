import clsx from "clsx";
import type { ReactNode, Ref } from "react";
import CopyButton from "../CopyButton";
import type { PlaygroundInput } from "../../protocol";
import { samples } from "../editor/samples";
import ui from "../ui.module.css";
import styles from "./Workspace.module.css";

interface Props {
  readonly title: Ref<HTMLHeadingElement>;
  readonly titleId: string;
  /** Whether the URL leads to what is entered. */
  readonly hasLink: boolean;
  readonly onSample: (input: PlaygroundInput) => void;
  readonly onProblem: (sentence: string) => void;
  /** Leads to what can be made of the pages. */
  readonly onUse: () => void;
  readonly onClose: () => void;
}

/** Name of the playground, samples to start from, and the ways to take the result away. */
export default function Header({ title, titleId, hasLink, onSample, onProblem, onUse, onClose }: Props): ReactNode {
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
        <button type="button" className={clsx(ui.button, ui.primary)} onClick={onUse}>
          Use this
        </button>
      </span>
      <button type="button" className={ui.button} onClick={onClose}>
        Close
      </button>
    </header>
  );
}
