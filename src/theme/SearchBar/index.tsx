/**
 * Fills the `SearchBar` of @docusaurus/theme-classic, an empty slot.
 * Change: the search box of this site, and the notice about the search terms marked on a page.
 */
import type { ReactNode } from "react";
import { MarksNotice, SearchBox } from "@site/src/plugins/search/browser";

export default function SearchBar(): ReactNode {
  return (
    <>
      <SearchBox />
      <MarksNotice />
    </>
  );
}
