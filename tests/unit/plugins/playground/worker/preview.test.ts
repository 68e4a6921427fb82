import type { Nodes } from "hast";
import { expect, it } from "vitest";
import { choices } from "@site/src/plugins/playground/browser/options";
import type { Framework } from "@site/src/plugins/playground/browser/options";
import { films } from "@site/src/plugins/playground/browser/ui/editor/samples";
import { splitPage } from "@site/src/plugins/playground/browser/parsing/splitPage";
import { toPage } from "@site/src/plugins/playground/browser/parsing/toPage";
import { generated } from "./answers";
import { startWorker } from "./bundledWorker";

const worker = await startWorker();

function textOf(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

it.each(Object.keys(choices.framework) as Framework[])(
  "the preview of a page for %s shows no markup as text",
  async (framework) => {
    const { files } = await generated(worker, films, { framework });
    const [path = "", text = ""] = Object.entries(files).find(([name]) => name.includes("/objects/film.")) ?? [];
    const mdx = path.endsWith(".mdx");
    const { title, body } = splitPage(text, mdx);
    const page = toPage(body, { mdx, title, headingIds: framework === "docusaurus" });
    const shown = `${page.title ?? ""} ${textOf(page.content)}`;
    expect(page.fault).toBeUndefined();
    expect(shown).toMatch(/^ ?Film[^]*non-null[^]*deprecated[^]*Use title\./iu);
    expect(shown).not.toMatch(/<\/?[A-Za-z]|:::|!!!|\[!|\{#|&nbsp;/u);
  },
);
