import { useState } from "react";
import type { ReactNode } from "react";
import { copyText } from "@site/src/components/clipboard/clipboard";
import ui from "./ui.module.css";

interface Props {
  readonly text: string | (() => string);
  readonly label?: string;
  /** What screen readers call it, when the label needs its surroundings; it begins with the label. */
  readonly name?: string;
  readonly disabled?: boolean;
}

/** A button that copies a text and says what became of it. */
export default function CopyButton({ text, label = "Copy", name, disabled = false }: Props): ReactNode {
  const [said, setSaid] = useState("");
  function copy(): void {
    copyText(Promise.resolve(typeof text === "string" ? text : text())).then(
      () => {
        setSaid("Copied");
      },
      () => {
        setSaid("Your browser did not allow copying");
      },
    );
  }
  return (
    <span className={ui.copy}>
      <button
        type="button"
        className={ui.button}
        aria-label={name}
        disabled={disabled}
        onClick={copy}
        onBlur={() => {
          setSaid("");
        }}
      >
        {label}
      </button>
      <span role="status" className={ui.said}>
        {said}
      </span>
    </span>
  );
}
