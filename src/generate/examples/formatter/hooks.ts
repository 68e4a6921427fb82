import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ComposePageTypeEventData, IPrintTypeEvent } from "@graphql-markdown/types";
import { messageOf } from "../../error";
import { neighbourhoodSection, withDrawing } from "../diagrams/section";
import { categoryOf } from "./category";
import { describe, keywordsOf } from "./describe";
import { structurePage } from "./page";

/** The tool swallows what a hook throws; here it is kept, and the run fails on it. */
export const hookErrors: string[] = [];

type Hook<Event> = (event: Event) => Promise<void>;

/** A hook that keeps its error for the end of the run. */
function kept<Event>(name: string, hook: (event: Event) => Promise<void> | void): Hook<Event> {
  return async (event) => {
    try {
      await hook(event);
    } catch (error) {
      hookErrors.push(`${name}: ${messageOf(error)}`);
    }
  };
}

/** Gives each page a description and keywords of its own in the front matter. */
export const beforePrintTypeHook = kept<IPrintTypeEvent>("beforePrintTypeHook", (event) => {
  const { options, type } = event.data;
  // Front matter values are printed as they come; JSON is a quoted YAML string.
  options.frontMatter = {
    ...options.frontMatter,
    description: JSON.stringify(describe(type)),
    keywords: keywordsOf(type),
  };
});

/** What the tool tells about the sections of a page; a hook gives their order back. */
interface ComposeEvent {
  readonly data: ComposePageTypeEventData;
  output: string[];
}

/** Puts the neighbourhood of a type below its SDL. */
export const beforeComposePageTypeHook = kept<ComposeEvent>("beforeComposePageTypeHook", (event) => {
  const section = neighbourhoodSection(event.data.type, event.data.options);
  if (!section) return;
  event.data.sections["neighbourhood"] = section;
  event.output = event.output.flatMap((key) => (key === "code" ? [key, "neighbourhood"] : [key]));
});

/** Gives the printed page the structure of this site. */
export const afterPrintTypeHook = kept<IPrintTypeEvent>("afterPrintTypeHook", (event) => {
  if (typeof event.output !== "string") return;
  event.output = structurePage(event.output) as typeof event.output;
});

/** What the tool tells about a page that it has written. */
interface PageFileEvent {
  readonly data: { readonly filePath: string };
}

/** Puts the drawing of a page into its file. */
export const afterRenderTypeEntitiesHook = kept<PageFileEvent>(
  "afterRenderTypeEntitiesHook",
  async ({ data: { filePath } }) => {
    const page = await readFile(filePath, "utf8");
    const drawn = withDrawing(page);
    if (drawn !== page) await writeFile(filePath, drawn);
  },
);

/** What the tool tells about a folder of pages. */
interface IndexMetafileEvent {
  readonly data: {
    readonly dirPath: string;
    readonly category: string;
    readonly options?: { readonly index?: boolean };
  };
}

/** Writes the sidebar category of a folder: its label, place, and description. */
export const beforeGenerateIndexMetafileHook = kept<IndexMetafileEvent>(
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
