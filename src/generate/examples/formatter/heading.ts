import { slugify } from "@graphql-markdown/utils";

const SECTION = /^### (?<title>[^[`].*)$/u;
const SPECIFIED_BY = /^### (?<component><SpecifiedBy .*\/>)\s*$/u;
/** Name linked to its anchor or page, a type after a bullet, badges, an anchor in escaped braces: all but the name optional. */
const ITEM =
  /^(?<marks>#{4,5}) \[(?<name>`[^`]+`)\]\((?<url>[^)]*)\)(?:<Bullet \/>(?<type>\[`[^`]+`\]\([^)]*\)))?(?<badges>.*?)(?:\\\{#(?<id>[\w-]+)\\\})?\s*$/u;

/** Titles of the tool in sentence case, and those that this site words otherwise. */
const titles: Readonly<Record<string, string>> = {
  "Returned By": "Returned by",
  "Member Of": "Member of",
  "Implemented By": "Implemented by",
  Type: "Returns",
};

export interface SectionHeading {
  /** Anchor of the section; a field may have any name, so sections keep to a prefix of their own. */
  readonly id: string;
  readonly lines: readonly string[];
}

/** The heading of a section (Fields, Arguments, Values, …) one level up, or `undefined` when the line is none. */
export function sectionHeading(line: string): SectionHeading | undefined {
  const component = SPECIFIED_BY.exec(line)?.groups?.component;
  if (component !== undefined) {
    const id = "section-specification";
    return { id, lines: [`## Specification {#${id}}`, "", component, ""] };
  }
  const printed = SECTION.exec(line)?.groups?.title?.trim();
  if (printed === undefined) return undefined;
  const title = titles[printed] ?? printed;
  const id = `section-${slugify(title)}`;
  return { id, lines: [`## ${title} {#${id}}`] };
}

/**
 * The heading of a field, argument, value or listed type: its name alone, one level up, followed by its signature.
 *
 * @param section anchor of the section it stands in, which keeps listed types apart from fields of the same name
 */
export function itemHeading(line: string, section: string): string[] | undefined {
  const groups = ITEM.exec(line)?.groups;
  const { marks, name, url, type, badges = "", id } = groups ?? {};
  if (marks === undefined || name === undefined || url === undefined) return undefined;
  const level = marks.slice(1);
  const listed = id === undefined;
  const anchor = listed ? `${section}-${slugify(name)}` : id;
  const heading = `${level} ${listed ? `[${name}](${url})` : name} {#${anchor}}`;
  const signature = [type, badges.trim()].filter((part) => part !== undefined && part !== "").join(" ");
  return [heading, "", ...(signature === "" ? [] : [`<Signature>${signature}</Signature>`, ""])];
}
