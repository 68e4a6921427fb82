/**
 * Fills the `SearchBar` of @docusaurus/theme-classic, which is an empty slot there.
 * Change: the search box of this site, and the notice of the terms that it has marked on a page.
 * Why: the theme leaves the search to others.
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
