import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { generateApiReference } from "../../../../src/generate/api/index";

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

/** The heading ids of a page: explicit ones, and those that Docusaurus makes from second-level headings. */
export function idsOf({ prose }: Page): string[] {
  const explicit = Array.from(prose.matchAll(/^#{3,6} .* \\\{#(.+)\\\}$/gm), ([, id = ""]) => id);
  const sections = Array.from(prose.matchAll(/^## (.+)$/gm), ([, text = ""]) => text.toLowerCase());
  return [...explicit, ...sections];
}

/** Targets of the links of a page that lead to other pages of the reference, or to its own headings. */
export function internalLinks({ prose }: Page): string[] {
  const targets = Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, target = ""]) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}
