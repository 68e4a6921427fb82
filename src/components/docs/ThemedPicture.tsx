import ThemedImage from "@theme/ThemedImage";
import clsx from "clsx";
import type { ReactNode } from "react";
import { screenshots } from "@site/src/data/screenshots";
import type { PictureName } from "@site/src/data/screenshots";
import styles from "./Screenshot.module.css";

interface Props {
  readonly name: PictureName;
  /** The picture for each colour mode. */
  readonly sources: { readonly light: string; readonly dark: string };
  /** Text alternative. */
  readonly alt: string;
  readonly className?: string | undefined;
  /** Set for a picture that Markdown forms skip. */
  readonly "data-markdown-ignore"?: "";
}

/** A picture in the reader's colour mode. Its space is reserved until it loads. */
export default function ThemedPicture({ name, className, ...rest }: Props): ReactNode {
  return <ThemedImage className={clsx(styles.screenshot, className)} {...screenshots[name]} {...rest} loading="lazy" />;
}
