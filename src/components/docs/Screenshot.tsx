import ThemedImage from "@theme/ThemedImage";
import useBaseUrl from "@docusaurus/useBaseUrl";
import type { ReactNode } from "react";
import { screenshots } from "@site/src/data/screenshots";
import type { ScreenshotName } from "@site/src/data/screenshots";
import styles from "./Screenshot.module.css";

interface Props {
  readonly name: ScreenshotName;
  /** Text alternative. */
  readonly alt: string;
}

/** A screenshot of a real build, in the reader's colour mode. `npm run screenshots` takes them. */
export default function Screenshot({ name, alt }: Props): ReactNode {
  const folder = useBaseUrl("img/screenshots/");
  const sources = { light: `${folder}${name}-light.webp`, dark: `${folder}${name}-dark.webp` };
  const { width, height } = screenshots[name];
  return (
    <ThemedImage
      className={styles.screenshot ?? ""}
      sources={sources}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
