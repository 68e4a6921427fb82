import ThemedImage from "@theme/ThemedImage";
import useBaseUrl from "@docusaurus/useBaseUrl";
import clsx from "clsx";
import type { ReactNode } from "react";
import { screenshots } from "@site/src/data/screenshots";
import type { PictureName, ScreenshotName } from "@site/src/data/screenshots";
import styles from "./Screenshot.module.css";

interface Props {
  readonly name: ScreenshotName;
  /** Text alternative. */
  readonly alt: string;
}

interface ThemedProps {
  readonly name: PictureName;
  readonly alt: string;
  readonly className?: string | undefined;
  /** Set for a picture that Markdown forms leave out. */
  readonly "data-markdown-ignore"?: "";
}

function Themed({ name, className, ...rest }: ThemedProps): ReactNode {
  const folder = useBaseUrl("img/screenshots/");
  const sources = { light: `${folder}${name}-light.webp`, dark: `${folder}${name}-dark.webp` };
  return (
    <ThemedImage
      className={clsx(styles.screenshot, className)}
      sources={sources}
      {...screenshots[name]}
      {...rest}
      loading="lazy"
    />
  );
}

/**
 * A screenshot of a real build, in the reader's colour mode. `npm run screenshots` takes them. Where there is one with
 * "-phone" after the name, phones show that.
 */
export default function Screenshot({ name, alt }: Props): ReactNode {
  const phone = `${name}-phone`;
  if (!(phone in screenshots)) return <Themed name={name} alt={alt} />;
  return (
    <>
      <Themed name={name} alt={alt} className={styles.wide} />
      <Themed name={phone as PictureName} alt={alt} className={styles.phone} data-markdown-ignore="" />
    </>
  );
}
