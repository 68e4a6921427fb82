import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import type { ReactNode } from "react";
import { screenshots } from "@site/src/data/screenshots";
import type { PictureName, ScreenshotName } from "@site/src/data/screenshots";
import ThemedPicture from "./ThemedPicture";
import styles from "./Screenshot.module.css";

interface Props {
  readonly name: ScreenshotName;
  /** Text alternative. */
  readonly alt: string;
}

/**
 * A screenshot of a real build, in the reader's colour mode. `npm run screenshots` takes them. On phones, the screenshot
 * with "-phone" after the name replaces it, if there is one.
 */
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
