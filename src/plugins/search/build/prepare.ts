import type { CheerioAPI } from "cheerio";
import { load } from "cheerio";
import { FURNITURE } from "../../../shared/markup/pageChrome";

/** What stands in an article without being part of the text that readers look for. */
const UNREAD = [...FURNITURE, "[role=tablist]", ".docusaurus-mermaid-container", "noscript", "thead"].join();

/** Selects elements by a class of a CSS module, which ends with a hash: `badge` is `badge_x1y2` on a page. */
function moduleClass(name: string): string {
  return `[class^="${name}_"],[class*=" ${name}_"]`;
}

/** On generated pages: definitions and badges, which repeat the names that the page lists, and links to other pages. */
const GENERATED_FURNITURE = [
  "pre",
  "summary",
  moduleClass("badge"),
  moduleClass("signature"),
  moduleClass("relations"),
].join();

/** Longest block of plain text that counts as a sentence, as the messages of the tool do, and not as code. */
const MESSAGE_LENGTH = 240;

/** A tree of files, drawn with lines, is no sentence either. */
function isSentence(text: string): boolean {
  return text.length <= MESSAGE_LENGTH && !/[\u2500-\u257f]/u.test(text);
}

/** Stands before and after the text of each code block; a control character, which no page holds. */
export const CODE_MARK = "\u0001";

/** Most of a page is navigation: parsing its head and its article alone takes a fraction of the time. */
function headAndArticle(html: string): string {
  const body = html.indexOf("<body");
  const start = html.indexOf("<article");
  const end = html.lastIndexOf("</article>");
  return body < 0 || start < 0 ? html : html.slice(0, body) + html.slice(start, end);
}

/** A tag with its attributes, whose values may hold a `>`. */
const META = /<meta\s(?:"[^"]*"|'[^']*'|[^'">])*>/gu;

/**
 * The parts of a built page that its documents are made of. The rest of the head names files by their content, so it
 * changes with every build.
 *
 * @param html - the built page
 */
export function decisiveParts(html: string): string[] {
  const read = headAndArticle(html);
  if (read === html) return [html];
  const tags = read.match(META) ?? [];
  return [...tags.filter((tag) => !tag.includes("http-equiv")), read.slice(read.indexOf("<article"))];
}

/** A built page, reduced to what the crawler shall read. */
export interface PreparedPage {
  readonly html: string;
  /** Labels of the sidebar categories above the page, outermost first. */
  readonly categories: readonly string[];
}

/** The crawler takes what stands beside a heading: one inside a folded or tabbed part needs its text beside it. */
function liftHeadings($: CheerioAPI): void {
  for (const wrapper of $("article :is(details, section, div):has(h2, h3, h4, h5, h6)").toArray()) {
    $(wrapper).children("summary").remove();
    $(wrapper).replaceWith($(wrapper).contents());
  }
}

/** A deeper heading that has an anchor and names something in code becomes a section of its own. */
function promoteNames($: CheerioAPI): void {
  $("article :is(h4, h5, h6)[id]").each((_, heading) => {
    const name = $(heading).contents().not("a.hash-link").text().trim();
    if ($(heading).children("code").length > 0 || /^[\w$.]+\(\)$/u.test(name)) heading.tagName = "h3";
    else $(heading).remove();
  });
}

/** Lists of returned and related types are links to other pages: whoever looks for a type wants its own page. */
function dropRelations($: CheerioAPI): void {
  $("article :is(h2, h3)[id^=section-]").each((_, heading) => {
    $(heading).nextUntil("h1, h2, h3").remove();
    $(heading).remove();
  });
}

/**
 * Reduces a built page to the text that readers look for, so that the crawler sees no furniture, and finds each name of a
 * generated page under a heading of its own.
 *
 * @param html - the built page
 * @param generated - whether the page was made from a schema or from types, where code repeats the names on the page
 */
export function prepare(html: string, generated: boolean): PreparedPage {
  const $ = load(headAndArticle(html));
  const crumbs = $(".theme-doc-breadcrumbs li")
    .toArray()
    .map((crumb) => $(crumb).text().trim());
  $("article")
    .find(generated ? `${UNREAD},${GENERATED_FURNITURE}` : UNREAD)
    .remove();
  liftHeadings($);
  $("article")
    .find("pre, [class*=codeBlockTitle_]")
    .each((_, block) => {
      const message = $(block).is(".language-text") && isSentence($(block).text());
      const mark = message ? "" : CODE_MARK;
      $(block).replaceWith(`<p>${mark}${$(block).html() ?? ""}${mark}</p>`);
    });
  if (generated) {
    dropRelations($);
    promoteNames($);
  }
  const head = $("meta[name=description], meta[name=keywords], meta[name=robots]").toArray();
  return {
    html: `<head>${$.html(head)}</head><article>${$("article").first().html() ?? ""}</article>`,
    categories: crumbs.slice(1, -1).filter((label) => label !== ""),
  };
}
