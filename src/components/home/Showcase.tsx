import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import SiteCard from "@site/src/components/showcase/SiteCard";
import { featured, showcase } from "@site/src/data/showcase";
import Section from "./Section";
import styles from "./Showcase.module.css";

/** A few of the sites that use the tool. */
export default function Showcase(): ReactNode {
  return (
    <Section
      id="who-uses-it"
      title="Who uses it"
      lead={
        <>
          <span>{`Three of ${String(showcase.length)} public sites; `}</span>
          <Link to="/showcase">the showcase</Link> has all of them.
        </>
      }
    >
      <ul className={styles.sites}>
        {featured.map((site) => (
          <SiteCard key={site.name} {...site} />
        ))}
      </ul>
    </Section>
  );
}
