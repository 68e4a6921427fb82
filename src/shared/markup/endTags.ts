/** Elements whose end tag the minimizer omits, with the start tags that close them. The end of the parent closes them too. */
const CLOSED_BY: Readonly<Record<string, ReadonlySet<string>>> = {
  li: new Set(["li"]),
  dt: new Set(["dt", "dd"]),
  dd: new Set(["dt", "dd"]),
  option: new Set(["option", "optgroup"]),
  td: new Set(["td", "th", "tr", "tbody", "tfoot"]),
  th: new Set(["td", "th", "tr", "tbody", "tfoot"]),
  tr: new Set(["tr", "tbody", "tfoot"]),
  thead: new Set(["tbody", "tfoot"]),
  tbody: new Set(["tbody", "tfoot"]),
  tfoot: new Set(),
  p: new Set(
    (
      "address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 " +
      "header hgroup hr main menu nav ol p pre search section table ul"
    ).split(" "),
  ),
};

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/** Matches a comment, an element whose content is only text, or a tag; captures the slash and the name of a tag. */
const MARKUP =
  /<!--.*?-->|<(?:script|style|textarea|title)\b.*?<\/(?:script|style|textarea|title)>|<(\/?)([a-z][^\s/>]*)(?:[^>"']|"[^"]*"|'[^']*')*>/gisu;

/** Matches the end of a self-closing SVG tag. Without a space or quote, the slash would belong to an unquoted attribute. */
const SELF_CLOSED = /[\s"']\/>$/u;

/**
 * Finds the open element that a start tag closes, together with everything in it: `<li>` closes a paragraph by closing
 * the item around it.
 *
 * @returns the position of that element in `open`; -1 if there is none
 */
function closedBy(name: string, open: readonly string[]): number {
  const lastWithEndTag = open.findLastIndex((one) => !(one in CLOSED_BY));
  return open.findIndex((one, at) => at > lastWithEndTag && CLOSED_BY[one]?.has(name));
}

/**
 * Adds the optional end tags that the minimizer has removed: without them, the simple parsers of some programs lose parts of
 * a page.
 *
 * @param html otherwise valid HTML
 */
export function withEndTags(html: string): string {
  const open: string[] = [];
  const endTagsOf = (names: readonly string[]): string =>
    names.map((name) => (name in CLOSED_BY ? `</${name}>` : "")).join("");
  const result = html.replace(MARKUP, (markup, slash: string, tagName?: string) => {
    if (tagName === undefined) return markup;
    const name = tagName.toLowerCase();
    if (slash) {
      const at = open.lastIndexOf(name);
      if (at < 0) return markup;
      const inside = open.splice(at).slice(1).reverse();
      return endTagsOf(inside) + markup;
    }
    const closed: string[] = [];
    for (let at = closedBy(name, open); at >= 0; at = closedBy(name, open)) closed.push(...open.splice(at).reverse());
    if (!VOID.has(name) && !SELF_CLOSED.test(markup)) open.push(name);
    return endTagsOf(closed) + markup;
  });
  return result + endTagsOf(open.reverse());
}
