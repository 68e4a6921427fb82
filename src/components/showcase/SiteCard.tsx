import Link from "@docusaurus/Link";
import IconExternalLink from "@theme/Icon/ExternalLink";
import type { CSSProperties, ReactNode } from "react";
import { breakBetweenWords } from "@site/src/components/names/breakBetweenWords";
import type { ShowcaseSite } from "@site/src/data/showcase";
import styles from "./Showcase.module.css";

/** Derives a hue from a name, so that a site always has the same colour. */
function hueOf(name: string): number {
  let sum = 0;
  for (const character of name) sum += (character.codePointAt(0) ?? 0) * 7;
  return sum % 360;
}

/** A site, with a drawing derived from its name and URL: a brace for the schema, and lines for the pages. */
export default function SiteCard({ name, url }: ShowcaseSite): ReactNode {
  const { hostname } = new URL(url);
  return (
    <li>
      <Link className={styles.card} href={url} style={{ "--hue": hueOf(name) } as CSSProperties}>
        <svg className={styles.tile} viewBox="0 0 96 40" aria-hidden="true">
          <text x="8" y="30" fontSize="30">
            {"{"}
          </text>
          <path
            d={`M32 11h${String(14 + (name.length % 9) * 4)}M32 20h${String(20 + (hostname.length % 9) * 4)}M32 29h${String(12 + (url.length % 9) * 5)}`}
          />
        </svg>
        <span className={styles.name}>{name}</span>
        <span className={styles.host}>
          <span>{breakBetweenWords(hostname)}</span>
          <IconExternalLink />
        </span>
      </Link>
    </li>
  );
}
