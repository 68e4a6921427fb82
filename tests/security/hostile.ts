import { execFile } from "node:child_process";
import { mkdir, readFile, symlink } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { load } from "cheerio";
import { listFiles } from "@site/src/shared/files";
import { projectOf } from "@site/src/plugins/playground/browser/ui/result/project";
import type { StarterKind } from "@site/src/plugins/playground/browser/ui/result/project";
import { project } from "../docs/markdown/files";
import { setupFor, starters } from "../unit/plugins/playground/ui/result/setup";
import { writeFiles } from "../writeFiles";

const run = promisify(execFile);

/** What stands in files that no site may publish. */
export const SECRET = "quokka-7f3a";

/**
 * A schema with a type for each payload. It stands in a description, between two backticks with empty lines inside: the tool
 * takes that for code and escapes nothing, and Markdown does not.
 *
 * @param payloads lines of Markdown
 * @param alone whether it stands in a description by itself, too, which can be MDX that stops a build
 */
export function hostileSchema(payloads: readonly string[], alone = false): string {
  const types = payloads.map((payload, at) => {
    const quoted = (text: string): string => JSON.stringify(text);
    const live = quoted(`Before \`\n\n${payload}\n\n\` after`);
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

/** Gives a folder the packages of the tool, as if its owner had installed them. */
export async function linkTool(folder: string): Promise<void> {
  for (const scope of ["@graphql-markdown", "@graphql-tools", "graphql", "graphql-config"]) {
    const target = path.join(folder, "node_modules", scope);
    await mkdir(path.dirname(target), { recursive: true });
    await symlink(path.join(project, "node_modules", scope), target);
  }
}

/**
 * Builds a project of the playground from a hostile schema.
 *
 * @param folder where its packages are, and with `secret.txt` in it and beside it
 * @param build the program of the site
 * @param files what the project needs besides, or what replaces a file of it
 * @throws Error with the output of what fails
 */
export async function buildProject(
  kind: StarterKind,
  folder: string,
  payloads: readonly string[],
  build: readonly [string, ...string[]],
  files: Readonly<Record<string, string>> = {},
): Promise<void> {
  const parts = projectOf(kind, starters, setupFor(kind), hostileSchema(payloads), []);
  const texts = Object.fromEntries(parts.map(({ path: file, text }) => [file, text]));
  await writeFiles(folder, { ...texts, "secret.txt": SECRET, "../secret.txt": SECRET, ...files });
  const env = { ...process.env, PWD: folder, ASTRO_TELEMETRY_DISABLED: "1" };
  const tool = kind === "docusaurus" ? "docusaurus" : "gqlmd";
  await run(path.join(project, "node_modules/.bin", tool), ["graphql-to-doc"], { cwd: folder, env });
  const [program, ...args] = build;
  await run(program, args, { cwd: folder, env, maxBuffer: 1 << 26 });
}

/** The files of a built site that hold a text, whatever their kind. */
export async function filesWith(text: string, site: string): Promise<readonly string[]> {
  const files = await listFiles(site);
  const found = await Promise.all(files.map(async (file) => (await readFile(path.join(site, file))).includes(text)));
  return files.filter((_, at) => found[at]);
}

/** Elements that payloads bring: named `x-attack`, or with the handlers and the bindings of one. */
const ATTACKS = "x-attack, [onerror], [onclick], [x-attack], [src='x-attack']";

const isScript = (url: string): boolean => /^javascript:/iu.test(url.replaceAll(/[\0-\x20]/gu, ""));

/** The pages of a built site on which a payload has become an element, with the element. */
export async function attacksIn(site: string): Promise<{ pages: number; attacks: readonly string[] }> {
  const pages = (await listFiles(site)).filter((file) => file.endsWith(".html"));
  const attacks = await Promise.all(
    pages.map(async (file) => {
      const $ = load(await readFile(path.join(site, file), "utf8"));
      return $(`${ATTACKS}, [href], [src]`)
        .toArray()
        .filter((element) => {
          const { href = "", src = "" } = $(element).attr() ?? {};
          return $(element).is(ATTACKS) || isScript(href) || isScript(src);
        })
        .map((element) => `${file}: ${$.html(element).slice(0, 200)}`);
    }),
  );
  return { pages: pages.length, attacks: attacks.flat() };
}
