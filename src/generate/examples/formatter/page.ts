import { foldCode, linkTargets } from "./code";
import { itemHeading, sectionHeading } from "./heading";
import { relationList } from "./relation";

const FENCE = "```";

/**
 * Gives a page that the tool printed the structure of this site:
 * - sections are h2 and entities h3, so that no level is left out below the title and both are in the table of contents;
 * - the heading of a field is its name alone, its type and badges follow as a `<Signature>`;
 * - the SDL comes in a `<SchemaCode>`, which folds long definitions and links the type names in it;
 * - relations are lists.
 *
 * @param markdown the page with its front matter, in the markup of this formatter
 * @throws Error when a mark of the formatter is left, that is, when the tool prints something that this code does not know
 */
export function structurePage(markdown: string): string {
  const lines = markdown.split("\n");
  const out: string[] = [];
  const code: string[] = [];
  const targets = linkTargets(markdown);
  let section = "";
  let inFence = false;
  let codeDone = false;
  for (const line of lines) {
    const isFence = line.startsWith(FENCE);
    if (isFence || inFence) {
      if (isFence) inFence = !inFence;
      code.push(line);
      if (inFence) continue;
      out.push(...(codeDone ? exampleCode(code) : foldCode(code, targets)));
      code.length = 0;
      codeDone = true;
      continue;
    }
    const heading = sectionHeading(line);
    if (heading) {
      section = heading.id;
      out.push(...heading.lines);
      continue;
    }
    out.push(...(itemHeading(line, section) ?? relationList(line) ?? [line]));
  }
  const page = out
    .join("\n")
    .replaceAll(/\n{3,}/gu, "\n\n")
    .trim();
  if (page.includes("<Bullet")) throw new Error(`An entity was printed in a form that is not known:\n${page}`);
  return `${page}\n`;
}

/** The tool fences every example as GraphQL, also when it is JSON. */
function exampleCode(fenced: readonly string[]): string[] {
  const body = fenced.slice(1, -1).join("\n");
  try {
    JSON.parse(body);
  } catch {
    return [...fenced];
  }
  return ["```json", body, "```"];
}
