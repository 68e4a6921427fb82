import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { listFiles } from "@site/src/shared/files";

/** The project's folder. */
export const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

/** The page before the generated ones, which is written by hand. */
const HANDWRITTEN = "index.mdx";

/** A generated page, taken apart. */
export interface Page {
  readonly file: string;
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, string | number | null>>;
  readonly body: string;
  /** The body with its code blocks blanked. */
  readonly prose: string;
}

/** The generated reference. */
export interface Reference {
  readonly folder: string;
  /** Paths of the pages, sorted. */
  readonly files: readonly string[];
  readonly pages: readonly Page[];
}

function parse(file: string, source: string): Page {
  const [, header = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const entries = header.split("\n").map((line) => {
    const [, key = "", value = ""] = /^(\w+): (.*)$/.exec(line) ?? [];
    return [key, JSON.parse(value) as string | number | null] as const;
  });
  const prose = body.replace(/^```[\s\S]*?^```$/gm, "");
  return { file, source, frontMatter: Object.fromEntries(entries), body, prose };
}

/** Reads the pages that the generator has written into a folder. */
export async function readReference(folder: string): Promise<Reference> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith(".mdx") && file !== HANDWRITTEN).sort();
  const sources = await Promise.all(files.map(async (file) => readFile(path.join(folder, file), "utf8")));
  return { folder, files, pages: files.map((file, index) => parse(file, sources[index] ?? "")) };
}

let shared: Promise<Reference> | undefined;

/**
 * The reference of the site, read once for all the tests of a worker.
 *
 * @throws Error when it has not been generated
 */
export async function siteReference(): Promise<Reference> {
  shared ??= readReference(path.join(ROOT, "api"));
  const reference = await shared;
  if (reference.files.length === 0) throw new Error("api/ has no generated pages; run `npm run generate` first.");
  return reference;
}

/** The ids of a page: those of its headings, explicit or made by Docusaurus, and of its anchors. */
export function idsOf({ prose }: Page): string[] {
  const explicit = Array.from(prose.matchAll(/^#{3,6} .* \\\{#(.+)\\\}$/gm), ([, id = ""]) => id);
  const sections = Array.from(prose.matchAll(/^## (.+)$/gm), ([, text = ""]) => text.toLowerCase());
  const anchors = Array.from(prose.matchAll(/<Anchor id="([^"]+)"/g), ([, id = ""]) => id);
  return [...explicit, ...sections, ...anchors];
}

/** Targets of the links of a page that lead to other pages of the reference, or to its own headings. */
export function internalLinks({ prose }: Page): string[] {
  const targets = Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, target = ""]) => target);
  const lists = Array.from(prose.matchAll(/<Declaration links="([^"]*)"/g), ([, list = ""]) => list.split(", "));
  const inCode = lists.flat().map((link) => link.split(" ")[1] ?? "");
  return [...targets, ...inCode].filter((target) => !/^(?:[a-z]+:|\/docs\/)/.test(target));
}
