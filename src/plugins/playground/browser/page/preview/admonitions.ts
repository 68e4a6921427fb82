import type { Paragraph, PhrasingContent, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";

function firstText({ children }: Paragraph): string | undefined {
  return children[0]?.type === "text" ? children[0].value : undefined;
}

/** An admonition in the form that Docusaurus has for it, `:::warning[Title]`. */
function directive(name: string, title: string, children: readonly RootContent[]): ContainerDirective {
  const label: Paragraph = {
    type: "paragraph",
    data: { directiveLabel: true },
    children: [{ type: "text", value: title }],
  };
  return { type: "containerDirective", name, children: [label, ...children] as ContainerDirective["children"] };
}

/** A block quote that begins with `[!WARNING]`: Hugo, mdBook and DocFX, as on GitHub. */
export function alertOf(node: RootContent): ContainerDirective | undefined {
  if (node.type !== "blockquote") return undefined;
  const [first, ...rest] = node.children;
  if (first?.type !== "paragraph") return undefined;
  const found = /^\[!(?<tone>\w+)\]\s*(?<more>[\s\S]*)$/u.exec(firstText(first) ?? "");
  if (!found?.groups) return undefined;
  const { tone = "", more = "" } = found.groups;
  const inline: PhrasingContent[] = [...(more === "" ? [] : [{ type: "text", value: more } as const])];
  inline.push(...first.children.slice(1));
  const opening: RootContent[] = inline.length === 0 ? [] : [{ type: "paragraph", children: inline }];
  return directive(tone.toLowerCase(), tone.toLowerCase(), [...opening, ...rest]);
}

/**
 * A paragraph `!!! warning "Title"` with an indented block after it: MkDocs. The parser takes the block for code.
 *
 * @param parse parses the text of the block
 */
export function pythonAdmonition(
  node: RootContent,
  next: RootContent | undefined,
  parse: (text: string) => readonly RootContent[],
): ContainerDirective | undefined {
  if (node.type !== "paragraph" || node.children.length > 1 || next?.type !== "code" || next.lang) return undefined;
  const found = /^!!! (?<tone>\w+)(?: "(?<title>[^"]*)")?$/u.exec(firstText(node) ?? "");
  if (!found?.groups) return undefined;
  const { tone = "", title = tone } = found.groups;
  return directive(tone, title, parse(next.value));
}
