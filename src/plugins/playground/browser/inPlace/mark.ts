/** Set on what belongs to the field that is pointed at on the other side; the style sheets read it. */
const MARK = "data-field-mark";

const HEADINGS = "[role=heading]";

/** The member whose heading this is: the tool sets its name in bold, after the name of its type. */
function memberOf(heading: Element): string | undefined {
  return heading.querySelector("code b")?.textContent ?? undefined;
}

/** What stands below a heading, with the heading. */
function partOf(heading: Element): readonly Element[] {
  const part = [heading];
  for (let next = heading.nextElementSibling; next && !next.matches(HEADINGS); next = next.nextElementSibling) {
    part.push(next);
  }
  return part;
}

/** The member of which a part of the page, or something in it, tells. */
export function memberAt(target: Element, page: Element): string | undefined {
  const headings = [...page.querySelectorAll(HEADINGS)];
  return headings.filter((one) => partOf(one).some((element) => element.contains(target))).map(memberOf)[0];
}

/**
 * Marks what a page says of a member, and nothing else.
 *
 * @param name of the member; nothing to mark none
 * @returns the heading, if there is one
 */
export function markMember(page: Element, name: string | undefined): Element | undefined {
  for (const marked of page.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  const headings = [...page.querySelectorAll(HEADINGS)];
  const heading = name === undefined ? undefined : headings.find((one) => memberOf(one) === name);
  for (const element of heading ? partOf(heading) : []) element.setAttribute(MARK, "");
  return heading;
}
