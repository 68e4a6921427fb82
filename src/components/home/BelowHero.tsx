import Link from "@docusaurus/Link";
import type { ComponentProps, ReactNode } from "react";
import Screenshot from "@site/src/components/docs/Screenshot";
import { screenshots } from "@site/src/data/screenshots";
import { featured, showcase } from "@site/src/data/showcase";
import styles from "./home.module.css";

/** Width of a picture that fills its column, in CSS pixels. Narrower pictures fill a part of it. */
const FULL_WIDTH = 424;

/** The top of a screenshot. All these pictures have the same scale. */
export function Picture(props: ComponentProps<typeof Screenshot>): ReactNode {
  const share = (100 * screenshots[props.name].width) / FULL_WIDTH;
  return (
    <div className={styles.picture}>
      <div style={{ width: `${String(share)}%` }}>
        <Screenshot {...props} />
      </div>
    </div>
  );
}

/** A sentence with links to a few public sites, and to the showcase, which also has all others. */
export function ShowcaseLine(): ReactNode {
  const others = showcase.length - featured.length;
  return (
    <p>
      {featured.map(({ name, url }) => (
        <span key={name}>
          <Link href={url}>{name}</Link>
          <span>{", "}</span>
        </span>
      ))}
      <span>{"and "}</span>
      <Link to="/showcase">{`${String(others)} other public sites`}</Link>
      <span>.</span>
    </p>
  );
}
