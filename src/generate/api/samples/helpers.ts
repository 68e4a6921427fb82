/** Examples for the helpers. */
export const HELPERS_SAMPLES: Readonly<Record<string, string>> = {
  "helpers/formatters/markdown#appendExtensionToAbsolutePathWithoutExtension": `
appendExtensionToAbsolutePathWithoutExtension("/docs/book", ".html"); // "/docs/book.html"
appendExtensionToAbsolutePathWithoutExtension("/docs/book.md", ".html"); // "/docs/book.md"`,
  "helpers/formatters/markdown#appendLinkExtension": `
appendLinkExtension("/docs/book#title", ".md"); // "/docs/book#title.md"`,
  "helpers/formatters/markdown#extractFrontmatterTitle": `
extractFrontmatterTitle(["id: book", "title: Book"]); // "Book"`,
  "helpers/formatters/markdown#formatMarkdownFrontmatter": `
formatMarkdownFrontmatter(["id: book", "title: Book"]); // "---\\nid: book\\ntitle: Book\\n---"`,
  "helpers/formatters/markdown#indentMarkdownLines": `
indentMarkdownLines("one\\ntwo", 4); // "    one\\n    two"`,
  "helpers/formatters/markdown#mergeFrontmatterLines": `
mergeFrontmatterLines({ draft: true }, ["title: Book"]); // ["draft: true", "title: Book"]`,
  "helpers/formatters/markdown#parseFrontmatterTitleLine": `
parseFrontmatterTitleLine('title: "Book"'); // "Book"`,
  "helpers/formatters/markdown#quoteMarkdownLines": `
quoteMarkdownLines("one\\ntwo"); // "> one\\n> two"`,
  "helpers/utils/interpolate#getObjPath": `
getObjPath("book.title", { book: { title: "Emma" } }); // "Emma"
getObjPath("book.isbn", { book: { title: "Emma" } }, "unknown"); // "unknown"`,
  "helpers/utils/interpolate#interpolate": `
interpolate("By \${author.name}", { author: { name: "Jane Austen" } }); // "By Jane Austen"
interpolate("By \${author.name}", {}, "somebody"); // "By somebody"`,
};
