import { useId, useState } from "react";
import type { ReactNode } from "react";
import type { ShowcaseSite } from "@site/src/data/showcase";
import styles from "./Showcase.module.css";
import SiteCard from "./SiteCard";

/** All sites as cards, with a field that filters them by name. */
export default function SiteList({ sites }: { readonly sites: readonly ShowcaseSite[] }): ReactNode {
  const [filter, setFilter] = useState("");
  const id = useId();
  const wanted = filter.trim().toLowerCase();
  const shown = sites.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <>
      <p className={styles.filter}>
        <label htmlFor={id}>Filter by name</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={filter}
          onChange={(event) => {
            setFilter(event.target.value);
          }}
        />
        <output htmlFor={id}>{`${String(shown.length)} of ${String(sites.length)} sites`}</output>
      </p>
      <ul className={styles.grid}>
        {shown.map((site) => (
          <SiteCard key={site.name} {...site} />
        ))}
      </ul>
    </>
  );
}
