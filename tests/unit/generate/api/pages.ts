import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { listFiles } from "@site/src/shared/files";

export const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

/** The landing page, which is written by hand. */
const HANDWRITTEN = "index.mdx";

/** A parsed page. */
export interface Page {
  readonly file: string;
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, string | number | null>>;
  readonly body: string;
  /** The body without its code blocks. */
  readonly prose: string;
}

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

/** Reads the generated pages in a folder. */
export async function readReference(folder: string): Promise<Reference> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith(".mdx") && file !== HANDWRITTEN).sort();
  const sources = await Promise.all(files.map(async (file) => readFile(path.join(folder, file), "utf8")));
  return { folder, files, pages: files.map((file, index) => parse(file, sources[index] ?? "")) };
}

let shared: Promise<Reference> | undefined;

/**
 * Reads the reference of the site, once for all tests of a worker.
 *
 * @throws Error when it has not been generated
 */
export async function siteReference(): Promise<Reference> {
  shared ??= readReference(path.join(ROOT, "api"));
  const reference = await shared;
  if (reference.files.length === 0) throw new Error("api/ has no generated pages; run `npm run generate` first.");
  return reference;
}
