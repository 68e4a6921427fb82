"""Prevents a schema from running code: on its pages, tags and attributes that Markdown does not need become text."""

import re
from html import escape, unescape
from html.parser import HTMLParser

VOID = {"br", "hr", "img"}
TAGS = VOID | set(
    "a b blockquote code del details div em h1 h2 h3 h4 h5 h6 li mark ol p pre span strong summary"
    " table tbody td th thead tr ul".split()
)
# Without `title`: Material writes its text into tooltips as HTML.
ATTRIBUTES = {"align", "alt", "href", "open", "src", "start"}
# No other ids and classes, because scripts of a theme could look for them.
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
        # Closes tags that a description left open.
        while tag in self.open:
            last = self.open.pop()
            self.parts.append(f"</{last}>")
            if last == tag:
                break

    def handle_data(self, data):
        self.parts.append(escape(data, quote=False))


# Themes don't escape ids and titles in the table of contents.
def clean_contents(items):
    for item in items:
        item.id = re.sub(r"[^\w-]", "", item.id)
        item.title = escape(unescape(item.title))
        clean_contents(item.children)


def is_schema_page(page):
    return page.file.src_uri.startswith("api/")


# A zero-width space prevents the Snippets extension from including a file.
def on_page_markdown(markdown, page, **_):
    return re.sub("8<(?=-)", "8\u200b<", markdown) if is_schema_page(page) else markdown


def on_page_content(html, page, **_):
    if not is_schema_page(page):
        return html
    clean_contents(page.toc)
    parser = Page()
    try:
        parser.feed(html)
        parser.close()
    except AssertionError:
        # The parser fails on some malformed declarations.
        return escape(html)
    cleaned = "".join(parser.parts) + "".join(f"</{tag}>" for tag in reversed(parser.open))
    # Material removes attributes with this name from pages, even if they are text.
    return cleaned.replace("data-search-", "data-search&#45;")
