import type { ReactNode } from "react";
import { Group, Panel, Separator } from "react-resizable-panels";
import styles from "./layout.module.css";

interface Side {
  readonly minWidth: string;
  /** Whether it is visible; a hidden side keeps its state. */
  readonly shown: boolean;
  readonly children: ReactNode;
}

interface Props {
  /** Name of the pair. Each name has its own widths, which are restored with it. */
  readonly name: string;
  /** Label of the separator, for screen readers. */
  readonly label: string;
  /** Initial width of the first side, where both are shown. */
  readonly defaultWidth: string;
  readonly sides: readonly [first: Side, second: Side];
}

/** Width in which the separator can be grabbed, larger than the separator itself. */
const TARGET = { coarse: 32, fine: 12 };

/** Each side scrolls its content itself. */
const still = { overflow: "hidden" };

/** Two sides with a separator, which can be dragged or moved with keys; or one of them alone. */
export default function Split({ name, label, defaultWidth, sides: [first, second] }: Props): ReactNode {
  const divided = first.shown && second.shown;
  const id = `playground-split-${name}`;
  return (
    <Group className={styles.split} disabled={!divided} resizeTargetMinimumSize={TARGET}>
      <Panel
        id={`${id}-first`}
        className={styles.side}
        style={still}
        hidden={!first.shown}
        defaultSize={defaultWidth}
        minSize={divided ? first.minWidth : "0%"}
      >
        {first.children}
      </Panel>
      {divided && <Separator className={styles.separator} aria-label={label} />}
      <Panel
        id={`${id}-second`}
        className={styles.side}
        style={still}
        hidden={!second.shown}
        minSize={divided ? second.minWidth : "0%"}
      >
        {second.children}
      </Panel>
    </Group>
  );
}
