import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import ThemedImage from "@theme/ThemedImage";
import clsx from "clsx";
import type { ReactNode } from "react";
import { screenshots } from "@site/src/data/screenshots";
import type { PictureName, ScreenshotName } from "@site/src/data/screenshots";
import styles from "./Screenshot.module.css";

interface PictureProps {
  readonly name: PictureName;
  /** The picture for each colour mode. */
  readonly sources: { readonly light: string; readonly dark: string };
  /** Text alternative. */
  readonly alt: string;
  readonly className?: string | undefined;
  /** Set for a picture that the page's Markdown form omits. */
  readonly "data-markdown-ignore"?: "";
}

/** A picture in the reader's colour mode. Its space is reserved until it loads. */
export function ThemedPicture({ name, className, ...rest }: PictureProps): ReactNode {
  return <ThemedImage className={clsx(styles.screenshot, className)} {...screenshots[name]} {...rest} loading="lazy" />;
}

interface Props {
  readonly name: ScreenshotName;
  /** Text alternative. */
  readonly alt: string;
}

/** A screenshot of a real build in the reader's colour mode. Phones show the narrow one, named "…-phone", if there is one. */
export default function Screenshot({ name, alt }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const picture = (file: PictureName) => ({
    name: file,
    alt,
    sources: {
      light: withBaseUrl(`img/screenshots/${file}-light.webp`),
      dark: withBaseUrl(`img/screenshots/${file}-dark.webp`),
    },
  });
  const phone = `${name}-phone`;
  if (!(phone in screenshots)) return <ThemedPicture {...picture(name)} />;
  return (
    <>
      <ThemedPicture {...picture(name)} className={styles.wide} />
      <ThemedPicture {...picture(phone as PictureName)} className={styles.phone} data-markdown-ignore="" />
    </>
  );
}
