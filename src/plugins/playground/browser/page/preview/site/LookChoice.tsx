import type { ReactNode } from "react";
import ui from "../../ui.module.css";
import { LOOKS } from "./looks";
import type { Look } from "./looks";
import styles from "./site.module.css";

interface Props {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
}

/** What the page is shown as. */
export default function LookChoice({ look, onChange }: Props): ReactNode {
  return (
    <label className={styles.choice}>
      <span>Shown as</span>
      <select
        className={ui.control}
        value={look}
        onChange={({ target }) => {
          onChange(target.value as Look);
        }}
      >
        {Object.entries(LOOKS).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
