import type { ReactNode } from "react";
import { Group, Panel, Separator } from "react-resizable-panels";
import styles from "./layout.module.css";

interface Side {
  /** Least width. */
  readonly least: string;
  /** Whether it is visible; a hidden side keeps its state. */
  readonly shown: boolean;
  readonly children: ReactNode;
}

interface Props {
  /** Of the pair. Another has other widths, which come back with the name. */
  readonly name: string;
  /** Name of the separator. */
  readonly label: string;
  /** Width of the first at the start, where both are shown. */
  readonly usual: string;
  readonly sides: readonly [first: Side, second: Side];
}

/** Larger than the separator, which is hit beside it as well. */
const TARGET = { coarse: 32, fine: 12 };

/** The parts scroll themselves what they hold. */
const still = { overflow: "hidden" };

/** Two parts side by side, with a separator to drag or to move by keys; or one of them alone. */
export default function Split({ name, label, usual, sides: [first, second] }: Props): ReactNode {
  const divided = first.shown && second.shown;
  const id = `playground-split-${name}`;
  return (
    <Group className={styles.split} disabled={!divided} resizeTargetMinimumSize={TARGET}>
      <Panel
        id={`${id}-first`}
        className={styles.side}
        style={still}
        hidden={!first.shown}
        defaultSize={usual}
        minSize={divided ? first.least : "0%"}
      >
        {first.children}
      </Panel>
      {divided && <Separator className={styles.separator} aria-label={label} />}
      <Panel
        id={`${id}-second`}
        className={styles.side}
        style={still}
        hidden={!second.shown}
        minSize={divided ? second.least : "0%"}
      >
        {second.children}
      </Panel>
    </Group>
  );
}
