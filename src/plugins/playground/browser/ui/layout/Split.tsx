import type { ReactNode } from "react";
import { Group, Panel, Separator } from "react-resizable-panels";
import styles from "./layout.module.css";

interface Side {
  readonly minWidth: string;
  /** Whether the side is visible; a hidden side keeps its state. */
  readonly shown: boolean;
  readonly children: ReactNode;
}

interface Props {
  /** Name of the pair of sides. Each name has its own widths, which the library restores when the name is used again. */
  readonly name: string;
  /** Label of the separator, for screen readers. */
  readonly label: string;
  /** Initial width of the first side, if both are shown. */
  readonly defaultWidth: string;
  readonly sides: readonly [first: Side, second: Side];
}

/** Minimum width in pixels in which the separator can be grabbed. For fingers, that is more than the width of the separator. */
const GRAB_WIDTH = { coarse: 32, fine: 12 };

/** By default, the library lets a side scroll. Here, the content of a side scrolls itself. */
const noScrolling = { overflow: "hidden" };

/** Two sides with a separator between them, which can be dragged or moved with keys; or one side alone. */
export default function Split({ name, label, defaultWidth, sides: [first, second] }: Props): ReactNode {
  const divided = first.shown && second.shown;
  const id = `playground-split-${name}`;
  return (
    <Group className={styles.split} disabled={!divided} resizeTargetMinimumSize={GRAB_WIDTH}>
      <Panel
        id={`${id}-first`}
        className={styles.side}
        style={noScrolling}
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
        style={noScrolling}
        hidden={!second.shown}
        minSize={divided ? second.minWidth : "0%"}
      >
        {second.children}
      </Panel>
    </Group>
  );
}
