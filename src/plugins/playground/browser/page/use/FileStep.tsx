import type { ReactNode } from "react";
import type { Addition } from "../../project/additions";
import CopyButton from "../CopyButton";
import styles from "./Use.module.css";

interface Props {
  /** Of the file, or what else it is that can be copied. */
  readonly path: string;
  /** Nothing for what is no file. */
  readonly action?: Addition["action"];
  readonly text: string | (() => string);
  readonly children: ReactNode;
}

const ACTIONS: Readonly<Record<Addition["action"], string>> = { new: "New file", merge: "Merge into your file" };

/** One step: a file with what to do with it, or commands. */
export default function FileStep({ path, action, text, children }: Props): ReactNode {
  return (
    <li className={styles.step}>
      <div className={styles.file}>
        <div className={styles.name}>
          <h4>{action === undefined ? "Run in the folder of your site" : <code translate="no">{path}</code>}</h4>
          {action !== undefined && <span className={styles.action}>{ACTIONS[action]}</span>}
        </div>
        <CopyButton text={text} name={`Copy ${path}`} />
      </div>
      {children}
    </li>
  );
}
