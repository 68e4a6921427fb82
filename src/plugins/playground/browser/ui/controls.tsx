/** Controls that several panels have. */
import clsx from "clsx";
import { useId, useState } from "react";
import type { ComponentProps, ReactNode } from "react";
import { copyText } from "@site/src/components/clipboard/clipboard";
import ui from "./ui.module.css";

/** A button in the style of the playground. */
export function Button({ className, ...rest }: ComponentProps<"button">): ReactNode {
  return <button type="button" className={clsx(ui.button, className)} {...rest} />;
}

interface ChoiceProps<Name extends string> {
  /** The label of each value, in the order in which they are offered. */
  readonly labels: Readonly<Record<Name, string>>;
  /** The chosen value; `undefined` if none of them is chosen. */
  readonly value: Name | undefined;
  readonly onChange: (value: Name) => void;
}

interface SelectProps<Name extends string>
  extends ChoiceProps<Name>, Pick<ComponentProps<"select">, "aria-label" | "aria-describedby"> {
  /** A visible label. Without it, pass `aria-label`. */
  readonly label?: string;
  /** CSS class of the visible label. */
  readonly className?: string | undefined;
}

/** A drop-down list. */
export function Select<Name extends string>(props: SelectProps<Name>): ReactNode {
  const { labels, onChange, label, className, ...rest } = props;
  const select = (
    <select
      className={ui.control}
      onChange={({ target }) => {
        onChange(target.value as Name);
      }}
      {...rest}
    >
      {Object.entries<string>(labels).map(([name, label]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  );
  if (label === undefined) return select;
  return (
    <label className={className}>
      <span>{label}</span>
      {select}
    </label>
  );
}

/** A checkbox or radio button inside its label. `children` is an element with the text of the label. */
export function Check({ children, ...input }: ComponentProps<"input">): ReactNode {
  return (
    <label className={ui.check}>
      <input {...input} />
      {children}
    </label>
  );
}

/** Radio buttons. */
export function Radios<Name extends string>({ labels, value, onChange }: ChoiceProps<Name>): ReactNode {
  const group = useId();
  return Object.entries<string>(labels).map(([name, label]) => (
    <Check
      key={name}
      type="radio"
      name={group}
      value={name}
      checked={name === value}
      onChange={() => {
        onChange(name as Name);
      }}
    >
      <span>{label}</span>
    </Check>
  ));
}

interface CopyProps {
  readonly text: string | (() => string);
  readonly label?: string;
  /** The button's name for screen readers, if the label needs context. Begins with the label. */
  readonly name?: string;
  readonly disabled?: boolean;
}

/** A button that copies a text and reports whether that worked. */
export function CopyButton({ text, label = "Copy", name, disabled = false }: CopyProps): ReactNode {
  const [outcome, setOutcome] = useState("");
  function copy(): void {
    copyText(Promise.resolve(typeof text === "string" ? text : text())).then(
      () => {
        setOutcome("Copied");
      },
      () => {
        setOutcome("Your browser did not allow copying");
      },
    );
  }
  return (
    <span className={ui.copy}>
      <Button
        aria-label={name}
        disabled={disabled}
        onClick={copy}
        onBlur={() => {
          setOutcome("");
        }}
      >
        {label}
      </Button>
      <span role="status" className={ui.outcome}>
        {outcome}
      </span>
    </span>
  );
}
