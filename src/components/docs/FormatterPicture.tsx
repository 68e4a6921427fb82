import type { ReactNode } from "react";
import afterDark from "reference-formatter/pictures/after-dark.webp";
import afterLight from "reference-formatter/pictures/after-light.webp";
import beforeDark from "reference-formatter/pictures/before-dark.webp";
import beforeLight from "reference-formatter/pictures/before-light.webp";
import { ThemedPicture } from "./Screenshot";

const SOURCES = {
  before: { light: beforeLight, dark: beforeDark },
  after: { light: afterLight, dark: afterDark },
} as const;

interface Props {
  readonly name: keyof typeof SOURCES;
  /** Text alternative. */
  readonly alt: string;
}

/** A screenshot from the formatter's README in the reader's colour mode: a page before or after the formatter is used. */
export default function FormatterPicture(props: Props): ReactNode {
  return <ThemedPicture {...props} sources={SOURCES[props.name]} />;
}
