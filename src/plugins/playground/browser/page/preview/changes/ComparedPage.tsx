import clsx from "clsx";
import type { ReactNode } from "react";
import { count } from "../../generation/words";
import ui from "../../ui.module.css";
import { MOST_DIFFERENT } from "./compare";
import Lines from "./Lines";
import type { Pair } from "./pairs";
import { useDifference } from "./useDifference";
import type { ComparedPair } from "./useDifference";
import styles from "./Changes.module.css";

const fatesInWords = {
  same: () => "This file is the same.",
  changed: () => "",
  moved: ({ before }: Pair) => `Moved here from ${before?.path ?? ""}.`,
  added: () => "Without these options, there is no such file.",
  gone: () => "With these options, there is no such file.",
} as const;

function Compared({ pair, difference }: ComparedPair): ReactNode {
  if (typeof difference === "string") return <p>{difference}</p>;
  if (difference.kind === "tooLong") {
    return <p>This file is too long to be compared here. The download has all of it.</p>;
  }
  if (difference.kind === "tooDifferent") {
    return (
      <p>{`More than ${count(MOST_DIFFERENT, "line")} differ, which is too much to be compared here. See its source.`}</p>
    );
  }
  const { added, removed, stretches, cut } = difference;
  if (added + removed === 0) return pair.fate === "same" ? null : <p>Its text is the same.</p>;
  return (
    <>
      <p>{`${count(added, "line")} added, ${count(removed, "line")} removed.`}</p>
      <Lines caption={`Changes of ${pair.path}`} stretches={stretches} />
      {cut && <p className={ui.remark}>There is more that differs; the source has all of it.</p>}
    </>
  );
}

/** What differs between the two versions of a file. */
export default function ComparedPage({ pair }: { readonly pair: Pair }): ReactNode {
  const compared = useDifference(pair.fate === "same" ? undefined : pair);
  const fate = fatesInWords[pair.fate](pair);
  return (
    // A region that scrolls has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={clsx(ui.scroll, styles.changes)} tabIndex={0} aria-label="Changes of the page">
      <h3 className={styles.heading}>{pair.path}</h3>
      {fate !== "" && <p>{fate}</p>}
      {compared ? <Compared {...compared} /> : pair.fate !== "same" && <p>Comparing…</p>}
    </section>
  );
}
