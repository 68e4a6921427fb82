import { TITLE } from "./setup";
import type { Versions } from "./packages";

/** Where the hook is, from the folder of the project. */
export const AS_DATA_HOOK = "schema_as_data.py";

/** What warnings and folded parts of the pages need of Python-Markdown, and what keeps a schema data. */
export const mkdocsAddition = `markdown_extensions:
  - admonition
  - md_in_html
hooks:
  - ${AS_DATA_HOOK}
`;

/**
 * A hook of MkDocs: in Markdown, a tag is a tag, so a description could run a script in the browser of each reader.
 *
 * @param folder of the pages of the schema, from that of the docs
 */
export function schemaAsDataHook(folder: string): string {
  return String.raw`"""A schema is data: on its pages, tags and attributes that no Markdown needs become text."""

import re
from html import escape, unescape
from html.parser import HTMLParser

VOID = {"br", "hr", "img"}
TAGS = VOID | set(
    "a b blockquote code del details div em h1 h2 h3 h4 h5 h6 li mark ol p pre span strong summary"
    " table tbody td th thead tr ul".split()
)
# No titles: Material writes their text into its tooltips as HTML.
ATTRIBUTES = {"align", "alt", "href", "open", "src", "start"}
# Themes have scripts that look for ids and classes of their own.
CLASSES = re.compile(r"(?:gqlmd|language|admonition|headerlink)(?:-[\w-]+)?|warning")
ID = re.compile(r"[A-Za-z0-9][\w-]*")


def is_safe(tag, name, value):
    if name == "class":
        return all(CLASSES.fullmatch(one) for one in (value or "").split())
    if name == "id":
        return re.fullmatch("h[1-6]", tag) and ID.fullmatch(value or "")
    if name not in ("href", "src"):
        return name in ATTRIBUTES
    start = re.split("[/?#]", re.sub("[\\x00-\\x20]", "", value or ""))[0]
    return ":" not in start or start.split(":")[0].lower() in ("http", "https", "mailto")


class Page(HTMLParser):
    def __init__(self):
        super().__init__()
        self.parts = []
        self.open = []

    def handle_starttag(self, tag, attributes):
        if tag not in TAGS:
            self.parts.append(escape(self.get_starttag_text()))
            return
        kept = [(name, value or "") for name, value in attributes if is_safe(tag, name, value)]
        self.parts.append("<" + tag + "".join(f' {name}="{escape(value)}"' for name, value in kept) + ">")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in TAGS:
            self.parts.append(f"&lt;/{escape(tag)}&gt;")
        # A tag that a description leaves open ends with what is around it.
        while tag in self.open:
            last = self.open.pop()
            self.parts.append(f"</{last}>")
            if last == tag:
                break

    def handle_data(self, data):
        self.parts.append(escape(data, quote=False))


# A theme writes both into its table of contents as they are.
def clean_contents(items):
    for item in items:
        item.id = re.sub(r"[^\w-]", "", item.id)
        item.title = escape(unescape(item.title))
        clean_contents(item.children)


def is_of_schema(page):
    return page.file.src_uri.startswith("${folder}/")


# An invisible space keeps the extension for snippets from reading a file.
def on_page_markdown(markdown, page, **_):
    return re.sub("8<(?=-)", "8\u200b<", markdown) if is_of_schema(page) else markdown


def on_page_content(html, page, **_):
    if not is_of_schema(page):
        return html
    clean_contents(page.toc)
    parser = Page()
    try:
        parser.feed(html)
        parser.close()
    except AssertionError:
        # The parser gives up on some declarations that are no HTML.
        return escape(html)
    cleaned = "".join(parser.parts) + "".join(f"</{tag}>" for tag in reversed(parser.open))
    # Material takes these out of the page, with the quotes around them.
    return cleaned.replace("data-search-", "data-search&#45;")
`;
}

/** The `mkdocs.yml` of a new site with the theme Material. */
export const mkdocsConfig = `site_name: ${TITLE}
theme:
  name: material
  features:
    - navigation.indexes
    - navigation.top
${mkdocsAddition}`;

/** The packages of Python that the site is built with. */
export function requirementsOf(versions: Versions): string {
  const names = ["mkdocs", "mkdocs-material"] as const;
  return names.map((name) => `${name}==${versions[name]}\n`).join("");
}
