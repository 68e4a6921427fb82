import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { IPrintTypeEvent } from "@graphql-markdown/types";
import { messageOf } from "../../error";
import { categoryOf } from "./category";
import { describe, keywordsOf } from "./describe";
import { structurePage } from "./page";

/** A hook that logs its error, on which the run fails: the tool drops what a hook throws. */
function logged<Event>(name: string, hook: (event: Event) => Promise<void> | void): (event: Event) => Promise<void> {
  return async (event) => {
    try {
      await hook(event);
    } catch (error) {
      console.error(`${name}: ${messageOf(error)}`);
    }
  };
}

/** Gives each page its own description and keywords in the front matter. */
export const beforePrintTypeHook = logged<IPrintTypeEvent>("beforePrintTypeHook", (event) => {
  const { options, type } = event.data;
  // Front matter values are printed as they come; JSON is a quoted YAML string.
  options.frontMatter = {
    ...options.frontMatter,
    description: JSON.stringify(describe(type)),
    keywords: keywordsOf(type),
  };
});

/** Gives the printed page the structure of this site. */
export const afterPrintTypeHook = logged<IPrintTypeEvent>("afterPrintTypeHook", (event) => {
  if (typeof event.output !== "string") return;
  event.output = structurePage(event.output) as typeof event.output;
});

/** What the tool says about a folder of pages. */
interface IndexMetafileEvent {
  readonly data: {
    readonly dirPath: string;
    readonly category: string;
    readonly options?: { readonly index?: boolean };
  };
}

/** Writes the sidebar category of a folder: its label, place, and description. */
export const beforeGenerateIndexMetafileHook = logged<IndexMetafileEvent>(
  "beforeGenerateIndexMetafileHook",
  async ({ data: { dirPath, category, options } }) => {
    const metadata = categoryOf({
      category,
      parent: path.basename(path.dirname(dirPath)),
      index: options?.index === true,
    });
    await mkdir(dirPath, { recursive: true });
    await writeFile(path.join(dirPath, "_category_.json"), `${JSON.stringify(metadata, null, 2)}\n`);
  },
);
