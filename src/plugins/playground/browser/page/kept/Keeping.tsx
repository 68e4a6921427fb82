import clsx from "clsx";
import { useRef } from "react";
import type { ReactNode } from "react";
import ui from "../ui.module.css";
import styles from "./Keeping.module.css";
import type { Device } from "./useDevice";
import { FATE } from "./words";

interface Props {
  readonly device: Device;
}

/** Tells what becomes of what a reader enters, and lets them keep it on the device or forget it. */
export default function Keeping({ device: { kept, problem, keep, forget } }: Props): ReactNode {
  const first = useRef<HTMLButtonElement>(null);
  return (
    <div className={clsx(ui.bar, styles.bar)}>
      <span role="status" className={styles.fate}>
        {problem === "" ? FATE[kept] : problem}
      </span>
      <span className={styles.choice}>
        <button
          ref={first}
          type="button"
          className={ui.button}
          {...(kept !== "another" && { "aria-pressed": kept === "this" })}
          onClick={kept === "this" ? forget : keep}
        >
          {kept === "another" ? "Keep this one instead" : "Keep on this device"}
        </button>
        {kept !== "nothing" && (
          <button
            type="button"
            className={ui.button}
            onClick={() => {
              // This button goes, and must not take the focus with it.
              first.current?.focus();
              forget();
            }}
          >
            Forget
          </button>
        )}
      </span>
    </div>
  );
}
