import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { load } from "cheerio";
import type { CheerioAPI } from "cheerio";
import { expect } from "vitest";
import { listFiles } from "@site/src/shared/files";
import { projectOf } from "@site/src/plugins/playground/browser/ui/result/project";
import type { StarterKind } from "@site/src/plugins/playground/browser/ui/result/project";
import { project } from "../docs/markdown/files";
import { filesWith } from "../fixtures/reproducible/compare";
import { setupFor, starters } from "../unit/plugins/playground/ui/result/setup";
import { writeFiles } from "../writeFiles";

const run = promisify(execFile);

/** Content of `secret.txt`, which no site may publish. */
export const SECRET = "quokka-7f3a";

/**
 * Texts before and after a payload in a description. A site must show both, which proves that it has also rendered the payload
 * between them.
 */
const before = (at: number): string => `Payload ${String(at)} begins`;
const after = (at: number): string => `Payload ${String(at)} ends`;

/**
 * Makes a schema with a type for each payload. In most descriptions, blank lines separate the payload from a backtick before
 * and one after: the tool takes all between the backticks for code and does not escape it, but code in Markdown contains no
 * blank line.
 *
 * @param payloads pieces of Markdown
 * @param alone whether to add a field whose description is only the payload, which can stop a build with MDX
 */
export function hostileSchema(payloads: readonly string[], alone = false): string {
  const types = payloads.map((payload, at) => {
    const quoted = (text: string): string => JSON.stringify(text);
    const live = quoted(`${before(at)} \`\n\n${payload}\n\n\` ${after(at)}`);
    return [
      `${live} type T${String(at)} {`,
      alone ? `  ${quoted(payload)} alone: Int` : "",
      `  ${quoted(`Code: \`${payload}\``)} inCode: Int`,
      `  ${live} live(${live} argument: String = ${quoted(payload)}): Int @deprecated(reason: ${live})`,
      "}",
    ].join("\n");
  });
  const fields = payloads.map((_, at) => `  t${String(at)}: T${String(at)}`);
  return `type Query {\n${fields.join("\n")}\n}\n\n${types.join("\n\n")}\n`;
}

/**
 * Builds the project that the playground offers to download, with a hostile schema.
 *
 * @param folder folder with the installed packages, for the project; `secret.txt` is added to the folder and to its parent
 * @param build command that builds the site
 * @param files files that are added to the project, or replace files of the project
 * @throws Error with the output of a command that fails
 */
export async function buildProject(
  kind: StarterKind,
  folder: string,
  payloads: readonly string[],
  build: readonly [string, ...string[]],
  files: Readonly<Record<string, string>> = {},
): Promise<void> {
  const projectFiles = projectOf(kind, starters, setupFor(kind), hostileSchema(payloads), []);
  const texts = Object.fromEntries(projectFiles.map(({ path: file, text }) => [file, text]));
  await writeFiles(folder, { ...texts, "secret.txt": SECRET, "../secret.txt": SECRET, ...files });
  const env = { ...process.env, PWD: folder, ASTRO_TELEMETRY_DISABLED: "1" };
  const tool = kind === "docusaurus" ? "docusaurus" : "gqlmd";
  await run(path.join(project, "node_modules/.bin", tool), ["graphql-to-doc"], { cwd: folder, env });
  const [program, ...args] = build;
  await run(program, args, { cwd: folder, env, maxBuffer: 1 << 26 });
}

/** Expects that a built site mentions `secret.txt`, but does not publish its content. */
export async function expectNoSecret(site: string): Promise<void> {
  expect(await filesWith(site, "secret.txt")).not.toEqual([]);
  expect(await filesWith(site, SECRET)).toEqual([]);
}

/** Elements that payloads try to add: those named `x-attack`, and those with attributes that only payloads have. */
const ATTACKS = "x-attack, [onerror], [onclick], [x-attack], [src='x-attack']";

const isScriptUrl = (url: string): boolean => /^javascript:/iu.test(url.replaceAll(/[\0-\x20]/gu, ""));

/** Lists the HTML of the elements that payloads have added to a page, truncated. */
const attacksIn = ($: CheerioAPI): string[] =>
  $(`${ATTACKS}, [href], [src]`)
    .toArray()
    .filter((element) => {
      const { href = "", src = "" } = $(element).attr() ?? {};
      return $(element).is(ATTACKS) || isScriptUrl(href) || isScriptUrl(src);
    })
    .map((element) => $.html(element).slice(0, 200));

/**
 * Expects that a built site shows the descriptions with the payloads, and that no payload has become an element or a script
 * URL.
 *
 * @param count number of payloads in the schema
 */
export async function expectNoAttack(site: string, count: number): Promise<void> {
  const files = (await listFiles(site)).filter((file) => file.endsWith(".html"));
  const pages = await Promise.all(
    files.map(async (file) => {
      const $ = load(await readFile(path.join(site, file), "utf8"));
      return { text: $("body").text(), attacks: attacksIn($).map((html) => `${file}: ${html}`) };
    }),
  );
  const marks = Array.from({ length: count }, (_, at) => [before(at), after(at)]).flat();
  expect(marks.filter((mark) => !pages.some(({ text }) => text.includes(mark)))).toEqual([]);
  expect(pages.flatMap(({ attacks }) => attacks)).toEqual([]);
}
