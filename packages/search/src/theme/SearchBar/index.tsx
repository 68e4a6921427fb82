/** The search in the navbar, and the button that removes marks. */
import { MarksNotice, SearchBox } from "docusaurus-lean-search/ui";
import type { ReactNode } from "react";

export default function SearchBar(): ReactNode {
  return (
    <>
      <SearchBox />
      <MarksNotice />
    </>
  );
}
