/** Elements whose end tag the minimizer leaves out, with the start tags that end them; the end of their parent does too. */
const ENDED_BY: Readonly<Record<string, ReadonlySet<string>>> = {
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

/** A comment, an element whose content is text alone, or a tag with its slash and its name. */
const PIECE =
  /<!--.*?-->|<(?:script|style|textarea|title)\b.*?<\/(?:script|style|textarea|title)>|<(\/?)([a-z][^\s/>]*)(?:[^>"']|"[^"]*"|'[^']*')*>/gisu;

/** How an empty element of SVG ends. Without the space, the slash would belong to an attribute without quotes. */
const SELF_CLOSED = /[\s"']\/>$/u;

/**
 * Writes the end tags that HTML allows to leave out and the minimizer does: simple parsers, as programs that read pages
 * have them, lose the content of a page without them.
 *
 * @param html that is correct but for those
 */
export function withEndTags(html: string): string {
  const open: string[] = [];
  const endOf = (names: readonly string[]): string =>
    names.map((name) => (name in ENDED_BY ? `</${name}>` : "")).join("");
  const result = html.replace(PIECE, (piece, slash: string, given?: string) => {
    if (given === undefined) return piece;
    const name = given.toLowerCase();
    if (slash) {
      const at = open.lastIndexOf(name);
      if (at < 0) return piece;
      const inside = open.splice(at).slice(1).reverse();
      return endOf(inside) + piece;
    }
    const ended: string[] = [];
    while (ENDED_BY[open.at(-1) ?? ""]?.has(name)) ended.push(open.pop() ?? "");
    if (!VOID.has(name) && !SELF_CLOSED.test(piece)) open.push(name);
    return endOf(ended) + piece;
  });
  return result + endOf(open.reverse());
}
