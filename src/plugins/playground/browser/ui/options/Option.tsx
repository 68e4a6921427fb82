import { useId } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { defaultOptions } from "../../options";
import type { PlaygroundOptions } from "../../options";
import styles from "./Options.module.css";

interface ResetProps {
  /** What is reset, in words. */
  readonly label: string;
  readonly changed: boolean;
  readonly onReset: () => void;
}

/** Marks what differs from its default, and resets it by one click. The focus goes to what was reset. */
export function Reset({ label, changed, onReset }: ResetProps): ReactNode {
  if (!changed) return null;
  return (
    <button
      type="button"
      className={styles.reset}
      aria-label={`Reset ${label}`}
      title="Differs from the default"
      onClick={({ currentTarget }) => {
        const option = currentTarget.closest("[data-option]");
        // What was reset may have other fields now, and has no such button.
        flushSync(onReset);
        option?.querySelector<HTMLElement>("input, select, button")?.focus();
      }}
    >
      Reset
    </button>
  );
}

interface Props {
  readonly legend: string;
  /** Those that it sets. */
  readonly names: readonly (keyof PlaygroundOptions)[];
  /** Those that differ from the defaults. */
  readonly changed: Partial<PlaygroundOptions>;
  readonly onChange: (change: Partial<PlaygroundOptions>) => void;
  /** Id of what is known to go wrong, or to do nothing. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** An option, or some that belong together, with a mark and a way back where they differ from the defaults. */
export default function Option({ legend, names, changed, onChange, describedBy, children }: Props): ReactNode {
  const id = useId();
  const isChanged = names.some((name) => name in changed);
  return (
    // Not a fieldset, as a button cannot stand beside its legend.
    <div
      role="group"
      className={styles.group}
      aria-labelledby={id}
      aria-describedby={describedBy}
      data-option={names[0]}
    >
      <div className={styles.head}>
        <span id={id} className={styles.legend}>
          <span>{legend}</span>
          {isChanged && <span className={styles.mark}> changed</span>}
        </span>
        <Reset
          label={legend}
          changed={isChanged}
          onReset={() => {
            onChange(Object.fromEntries(names.map((name) => [name, defaultOptions[name]])));
          }}
        />
      </div>
      {children}
    </div>
  );
}
