/** The search of the navbar, and what belongs to it on every page. */
import { LinkedQuery, MarksNotice, SearchBox } from "docusaurus-lean-search/ui";
import type { ReactNode } from "react";

export default function SearchBar(): ReactNode {
  return (
    <>
      <SearchBox />
      <MarksNotice />
      <LinkedQuery />
    </>
  );
}
