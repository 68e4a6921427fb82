import { hasReferenceFormatter } from "../../options";
import type { MissingPage, SharedFile } from "../../protocol";
import type { Output } from "../session/session";
import { count, listNames } from "../words";

/** Informs the reader about a problem with the output of a run. */
export interface Notice {
  readonly headline: string;
  /** What the problem means, and how to fix it. */
  readonly advice: string;
  readonly docs?: { readonly to: string; readonly label: string };
  /** The affected files or entities. An item has a path if it is about a file. */
  readonly items: readonly { readonly path?: string; readonly text?: string }[];
}

/**
 * Returns a notice with the names in its headline: of more than four, it names three and counts the rest.
 *
 * @returns no notice if there are no names
 */
function headedBy(words: string, names: readonly string[], notice: Omit<Notice, "headline">): readonly Notice[] {
  return names.length === 0 ? [] : [{ headline: `${words} ${listNames(names, 3)}`, ...notice }];
}

/** Lists the entities of a file in words, such as `query film and type Film`. */
export function entitiesOf({ entities }: SharedFile): string {
  return listNames(entities);
}

function sharedFiles(shared: readonly SharedFile[]): readonly Notice[] {
  const [first, ...others] = shared;
  if (!first) return [];
  const more =
    others.length === 0 ? `: ${first.path}` : `, and ${count(others.length, "more file")} with several pages`;
  return [
    {
      headline: `One file for ${entitiesOf(first)}${more}`,
      advice:
        "The tool writes all pages at the same time. If several pages have the same file, the file usually starts with " +
        "the page named last here, followed by the end of a longer page; on your computer, it may start with another. " +
        "Rename all but one, or choose a hierarchy that keeps them apart.",
      items: shared.map((file) => ({ path: file.path, text: entitiesOf(file) })),
    },
  ];
}

const entityOf = ({ entity }: MissingPage): string => entity;

function failedPages(pages: readonly MissingPage[]): readonly Notice[] {
  const failed = pages.filter(({ error }) => error !== undefined);
  return headedBy("No page for", failed.map(entityOf), {
    advice: "The tool failed to write it, and went on to the next page. Links to it lead nowhere.",
    docs: { to: "/docs/troubleshooting#page-failed", label: "Pages that fail" },
    items: failed.map(({ entity, error = "" }) => ({ text: `${entity}: ${error}` })),
  });
}

function namelessPages(pages: readonly MissingPage[], isReference: boolean): readonly Notice[] {
  const nameless = pages.filter(({ error }) => error === undefined);
  return headedBy("No page for", nameless.map(entityOf), {
    advice:
      "File names consist of the Latin letters and digits of a name, and this one has none. " +
      (isReference
        ? "Nothing links to it. To get a page, add a Latin letter."
        : "Other pages link to it nevertheless, which stops a build of Docusaurus. Add a Latin letter, take it out of the schema that you document, or choose the reference formatter, which writes no such links."),
    docs: { to: "/docs/troubleshooting#empty-page", label: "Names without a page" },
    items: [],
  });
}

function namelessGroups(groups: readonly string[]): readonly Notice[] {
  return headedBy(`No folder for the ${groups.length === 1 ? "group" : "groups"}`, groups, {
    advice:
      "Folder names consist of the Latin letters and digits of a name, and this one has none. Its pages are at the top, among " +
      "those without a group. Write it in Latin letters, or choose the reference formatter, which gives it a folder and a label.",
    docs: { to: "/docs/advanced/group-by-directive#how-an-element-finds-its-group", label: "Names of groups" },
    items: [],
  });
}

function faultyPages(faults: ReadonlyMap<string, string>): readonly Notice[] {
  return headedBy("Not valid MDX:", [...faults.keys()], {
    advice: "A build of a site stops at such a page. Change the description, or choose the reference formatter.",
    docs: { to: "/docs/guides/descriptions#what-breaks", label: "What breaks a page" },
    items: [...faults].map(([path, text]) => ({ path, text })),
  });
}

/**
 * Lists notices about the output of a run, the most serious first.
 *
 * @param faults why a site can't build a page, by the path of the page
 */
export function noticesOf(output: Output, faults: ReadonlyMap<string, string>): readonly Notice[] {
  const { pages, groups } = output.gaps;
  const isReference = hasReferenceFormatter(output.input.options);
  return [
    ...faultyPages(faults),
    ...failedPages(pages),
    ...namelessPages(pages, isReference),
    ...(isReference ? [] : namelessGroups(groups)),
    ...sharedFiles(output.shared),
  ];
}
