/** Matches the first line of a member of a type: a field or an enum value. Also matches an argument on a line of its own. */
const MEMBER = /^\s+(?<name>[_a-z]\w*)\s*(?:[(:@]|$)/iu;
const ONE_LINE_TEXT = /^\s+(?:"(?!"").*"|""".*"""|#.*)\s*$/u;
const BLOCK_TEXT = /^\s+"""/u;

/** Counts the parentheses that a line opens, minus those that it closes. */
function opened(line: string): number {
  return line.split("(").length - line.split(")").length;
}

/**
 * Finds the member that each line of a schema belongs to; descriptions and arguments belong to their member. It reads
 * lines instead of the grammar, so that it also works while the schema has mistakes. Members must be indented, one per
 * line.
 *
 * @returns the member's name for each line; undefined for lines outside of members
 */
export function membersOf(lines: readonly string[]): readonly (string | undefined)[] {
  const members: (string | undefined)[] = lines.map(() => undefined);
  let first: number | undefined;
  let inText = false;
  let open = 0;
  let name: string | undefined;
  for (const [at, line] of lines.entries()) {
    if (inText) {
      inText = !line.includes('"""');
    } else if (open > 0) {
      members[at] = name;
      open += opened(line);
    } else if (ONE_LINE_TEXT.test(line)) {
      first ??= at;
    } else if (BLOCK_TEXT.test(line)) {
      first ??= at;
      inText = true;
    } else {
      name = MEMBER.exec(line)?.groups?.["name"];
      if (name !== undefined) members.fill(name, first ?? at, at + 1);
      open = name === undefined ? 0 : Math.max(0, opened(line));
      first = undefined;
    }
  }
  return members;
}

const DEFINITION = /^(?:type|interface|input|enum|union|scalar)[ \t]+(?<name>\w+)/gmu;

/** Returns the type at an offset in a schema: the last one that is defined before it, or otherwise the first of all. */
export function typeAt(source: string, offset: number): string | undefined {
  const found = [...source.matchAll(DEFINITION)];
  // In the description above a type, this finds the previous type, which is good enough.
  const before = found.filter(({ index }) => index <= offset).at(-1) ?? found[0];
  return before?.groups?.["name"];
}

/** Attribute, for the style sheets, of the elements about the marked member. */
const MARK = "data-field-mark";

const HEADINGS = "[role=heading]";

/** Returns the member that a heading is about: the tool writes its name in bold, after the name of the type. */
function memberOf(heading: Element): string | undefined {
  return heading.querySelector("code b")?.textContent ?? undefined;
}

/** Returns a heading and the elements up to the next heading. */
function sectionOf(heading: Element): readonly Element[] {
  const section = [heading];
  for (let next = heading.nextElementSibling; next && !next.matches(HEADINGS); next = next.nextElementSibling) {
    section.push(next);
  }
  return section;
}

/** Finds the member that an element of the page is about. */
export function memberAt(target: Element, page: Element): string | undefined {
  const headings = [...page.querySelectorAll(HEADINGS)];
  const heading = headings.find((one) => sectionOf(one).some((element) => element.contains(target)));
  return heading && memberOf(heading);
}

/**
 * Marks the section of a page about a member, and removes other marks.
 *
 * @param name of the member; undefined to mark none
 * @returns the heading of the section, if there is one
 */
export function markMember(page: Element, name: string | undefined): Element | undefined {
  for (const marked of page.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  const headings = [...page.querySelectorAll(HEADINGS)];
  const heading = name === undefined ? undefined : headings.find((one) => memberOf(one) === name);
  for (const element of heading ? sectionOf(heading) : []) element.setAttribute(MARK, "");
  return heading;
}
