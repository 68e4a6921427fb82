/** The search in the navbar, the button that removes marks, and the query in the URL. */
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
