import Link from "@docusaurus/Link";
import Heading from "@theme/Heading";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { breakBetweenWords } from "docusaurus-lean-search/text";
import { FIELDS } from "@site/src/data/showcase";
import type { ShowcaseSite } from "@site/src/data/showcase";
import styles from "./Showcase.module.css";

interface Props {
  readonly sites: readonly ShowcaseSite[];
}

function Sites({ sites }: Props): ReactNode {
  return (
    <ul className={styles.sites}>
      {sites.map(({ name, url, about }) => (
        <li key={name}>
          <Link href={url}>{name}</Link>
          <span>{about}</span>
          <span className={styles.host}>{breakBetweenWords(new URL(url).hostname)}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * The showcase: sites grouped by field of activity, each group below a heading, and an input that filters by name, URL,
 * description and field.
 */
export default function SiteList({ sites }: Props): ReactNode {
  const [filter, setFilter] = useState("");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The reader may have typed before hydration.
    setFilter(input.current?.value ?? "");
  }, []);
  const wanted = filter.trim().toLowerCase();
  const shown = sites.filter((site) => {
    const texts = Object.values({ ...site, heading: FIELDS[site.field] });
    return texts.join(" ").toLowerCase().includes(wanted);
  });
  return (
    <>
      <p className={styles.filter}>
        <label htmlFor={id}>Filter by name or field</label>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          onChange={(event) => {
            setFilter(event.target.value);
          }}
        />
        <output htmlFor={id}>{`${String(shown.length)} of ${String(sites.length)} sites`}</output>
      </p>
      {shown.length === 0 && <p>{`No site matches “${filter.trim()}”.`}</p>}
      {Object.entries(FIELDS).map(([field, title]) => {
        const ofField = shown.filter((site) => site.field === field);
        if (ofField.length === 0) return null;
        return (
          <section key={field}>
            <Heading as="h2" id={field}>
              {title}
            </Heading>
            <Sites sites={ofField} />
          </section>
        );
      })}
    </>
  );
}
