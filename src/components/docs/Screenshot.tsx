import ThemedImage from "@theme/ThemedImage";
import useBaseUrl from "@docusaurus/useBaseUrl";
import type { ReactNode } from "react";
import { screenshots } from "@site/src/data/screenshots";
import type { ScreenshotName } from "@site/src/data/screenshots";
import styles from "./Screenshot.module.css";

interface Props {
  readonly name: ScreenshotName;
  /** What matters in the picture, for those who do not see it. */
  readonly alt: string;
}

/** A picture of a real build, in the mode of the page. `npm run screenshots` takes them. */
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
