import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { featured, showcase } from "@site/src/data/showcase";

/** Names a few public sites in a sentence, and links to all of them. */
export default function ShowcaseLine(): ReactNode {
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
