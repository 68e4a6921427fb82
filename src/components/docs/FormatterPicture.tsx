import ThemedImage from "@theme/ThemedImage";
import type { ReactNode } from "react";
import { screenshots } from "@site/src/data/screenshots";
import afterDark from "reference-formatter/pictures/after-dark.webp";
import afterLight from "reference-formatter/pictures/after-light.webp";
import beforeDark from "reference-formatter/pictures/before-dark.webp";
import beforeLight from "reference-formatter/pictures/before-light.webp";
import styles from "./Screenshot.module.css";

const SOURCES = {
  before: { light: beforeLight, dark: beforeDark },
  after: { light: afterLight, dark: afterDark },
} as const;

interface Props {
  readonly name: keyof typeof SOURCES;
  /** Text alternative. */
  readonly alt: string;
}

/** A screenshot from the formatter's README, of a page as stock output or with the formatter, in the reader's colour mode. */
export default function FormatterPicture({ name, alt }: Props): ReactNode {
  const { width, height } = screenshots[name];
  return (
    <ThemedImage
      className={styles.screenshot ?? ""}
      sources={SOURCES[name]}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
