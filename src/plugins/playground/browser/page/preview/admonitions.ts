import type { Blockquote, Paragraph, RootContent } from "mdast";

/** An admonition in one of the forms that are not elements. */
export interface Admonition {
  readonly tone: string;
  readonly title: string;
  readonly children: readonly RootContent[];
}

function firstText({ children }: Paragraph): string | undefined {
  return children[0]?.type === "text" ? children[0].value : undefined;
}

/** A block quote that begins with `[!WARNING]`: Hugo, mdBook and DocFX, as on GitHub. */
export function alertOf({ children }: Blockquote): Admonition | undefined {
  const [first, ...rest] = children;
  if (first?.type !== "paragraph") return undefined;
  const found = /^\[!(?<tone>\w+)\]\s*(?<more>[\s\S]*)$/u.exec(firstText(first) ?? "");
  if (!found?.groups) return undefined;
  const { tone = "", more = "" } = found.groups;
  const inline = [...(more === "" ? [] : [{ type: "text" as const, value: more }]), ...first.children.slice(1)];
  const opening: RootContent[] = inline.length === 0 ? [] : [{ type: "paragraph", children: inline }];
  return { tone: tone.toLowerCase(), title: tone.toLowerCase(), children: [...opening, ...rest] };
}

/**
 * A paragraph `!!! warning "Title"` with an indented block after it: MkDocs. The parser takes the block for code.
 *
 * @param parse parses the text of the block
 */
export function pythonAdmonition(
  paragraph: Paragraph,
  next: RootContent | undefined,
  parse: (text: string) => readonly RootContent[],
): Admonition | undefined {
  const found = /^!!! (?<tone>\w+)(?: "(?<title>[^"]*)")?$/u.exec(firstText(paragraph) ?? "");
  if (!found?.groups || paragraph.children.length > 1 || next?.type !== "code" || next.lang) return undefined;
  const { tone = "", title = tone } = found.groups;
  return { tone, title, children: parse(next.value) };
}
