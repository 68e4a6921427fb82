import { rmSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { generateApiReference } from "../../../../src/generate/api";

/** The project's folder. */
export const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

/** A generated page, taken apart. */
export interface Page {
  readonly file: string;
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, string | number | null>>;
  readonly body: string;
  /** The body with its code blocks blanked. */
  readonly prose: string;
}

/** One run of the generator. */
export interface Reference {
  readonly outDir: string;
  readonly files: readonly string[];
  readonly pages: readonly Page[];
  readonly report: readonly string[];
  readonly remove: () => Promise<void>;
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

/** Runs the generator on the installed packages, into a folder of its own. */
export async function generate(): Promise<Reference> {
  const outDir = await mkdtemp(path.join(tmpdir(), "api-reference-test-"));
  const report: string[] = [];
  const files = await generateApiReference({ root: ROOT, outDir, report: (line) => report.push(line) });
  const sources = await Promise.all(files.map(async (file) => readFile(path.join(outDir, file), "utf8")));
  const pages = files.map((file, index) => parse(file, sources[index] ?? ""));
  return { outDir, files, pages, report, remove: async () => rm(outDir, { recursive: true, force: true }) };
}

let shared: Promise<Reference> | undefined;

/** One run for all the tests of a worker, which only read it. */
export async function sharedReference(): Promise<Reference> {
  shared ??= generate().then((reference) => {
    process.once("exit", () => {
      rmSync(reference.outDir, { recursive: true, force: true });
    });
    return reference;
  });
  return shared;
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
