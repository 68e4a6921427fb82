/** The URLs to which other sites may link: each route of the site with the fragments on its page. */
import type { BuiltPage } from "./site";

/** All published URLs, by route in alphabetical order. */
export type Urls = Readonly<
  Record<
    string,
    {
      /** Ids on the page in the first release, if the page existed then. `npm run urls` never changes them. */
      readonly first?: readonly string[];
      /** Ids that the page got later. */
      readonly later: readonly string[];
    }
  >
>;

/** Path of the list of all published URLs, relative to the project. */
export const URLS_FILE = "tests/data/urls.json";

/** Ids that React generates, and ids of the layout: nobody links to them. */
const INTERNAL = /^_|:/u;

/** The ids in the main part of a page, such as those of headings, fields, arguments and values. */
export function fragmentsOf({ $ }: BuiltPage): string[] {
  return $("main [id]")
    .toArray()
    .map((element) => $(element).attr("id") ?? "")
    .filter((id) => id !== "" && !INTERNAL.test(id));
}
