import clsx from "clsx";
import type { ReactNode } from "react";
import ui from "../../ui.module.css";
import styles from "./site.module.css";

interface Props {
  readonly className?: string | undefined;
  readonly current?: boolean;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

/** A link of the frame: a button, as it has no URL that leads there. */
export default function PageLink({ className, current = false, onFollow, children }: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx(ui.link, styles.link, className)}
      aria-current={current ? "page" : undefined}
      onClick={onFollow}
    >
      {children}
    </button>
  );
}
