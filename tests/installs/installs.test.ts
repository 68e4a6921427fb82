import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { commandsFor } from "@site/src/plugins/packageManagers/commands";
import { listFiles } from "@site/src/shared/files";
import { execute } from "../docs/blocks/shell";
import type { Outcome } from "../docs/blocks/shell";
import { readFences } from "../docs/fences";
import { followPage, missing, visibleBlocks } from "../docs/getStarted/follow";
import type { LineRunner, Result } from "../docs/getStarted/follow";
import { startDocusaurus } from "../docs/getStarted/replacements";
import { readSource } from "../docs/markdown/files";
import { freePort } from "../freePort";
import { startServer } from "../startServer";
import { temporaryFolder } from "../unit/temporaryFolder";
import { writeFiles } from "../writeFiles";

/** The tested releases of package managers, besides the npm of Node.js. */
const RELEASES = { yarn: "yarn@1.22.22", pnpm: "pnpm@10.34.9" } as const;
export type TestedManager = "npm" | keyof typeof RELEASES;

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
/** Whether Yarn 1 accepts all packages on this release of Node.js: see docs/guides/compatibility.mdx. */
export const acceptsEngines = major > 22 || (major === 22 && minor >= 15);

/** Adds the flag that Get started names for Yarn 1, if some packages don't allow this release of Node.js. */
export function withEngineFlag(line: string): string {
  return acceptsEngines ? line : line.replace(/^yarn add(?= )/u, "$& --ignore-engines");
}

/** A terminal of a reader with network access. */
export interface Terminal {
  readonly env: NodeJS.ProcessEnv;
  readonly run: (line: string, folder: string) => Promise<Outcome>;
  /** Runners for lines that start a server. They stop it once it has served a page of the reference. */
  readonly servers: readonly LineRunner[];
}

/**
 * Opens a terminal in which the package managers are installed.
 *
 * @param home folder for the programs and temporary files of the terminal; must be new
 */
export async function openTerminal(home: string): Promise<Terminal> {
  const programs = Object.entries(RELEASES).map(([name, release]) => [
    `bin/${name}`,
    `#!/bin/sh\nexec npx --yes --package=${release} ${name} "$@"\n`,
  ]);
  await writeFiles(home, Object.fromEntries(programs) as Record<string, string>, 0o755);
  await mkdir(path.join(home, "tmp"));
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    PATH: [path.join(home, "bin"), path.dirname(process.execPath), process.env["PATH"]].join(path.delimiter),
    // Makes the package managers use the caches of this machine.
    HOME: process.env["HOME"],
    TMPDIR: path.join(home, "tmp"),
    NO_COLOR: "1",
    CI: "true",
    BROWSER: "none",
    // Docusaurus asks before it uses a port other than its default.
    PORT: String(port),
    npm_config_prefer_offline: "true",
    npm_config_update_notifier: "false",
    npm_config_yes: "true",
  };
  return {
    env,
    run: async (line, folder) => execute(folder, line, env),
    servers: [
      {
        command: /^(?:npm start|(?:yarn|pnpm) start)$/u,
        run: async (line, folder) => startDocusaurus(line, { folder, env, port }),
      },
      { command: / vitepress dev docs$/u, run: async (line, folder) => startVitePress(line, folder, env) },
    ],
  };
}

/** Starts VitePress's server, expects it to serve the code of a generated page, and stops it. */
async function startVitePress(line: string, folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const server = await startServer(["bash", "-c", line], /localhost:\d+/u, { cwd: folder, env });
  try {
    const [origin = ""] = /http:\/\/localhost:\d+/u.exec(stripVTControlCharacters(server.output())) ?? [];
    const response = await fetch(`${origin}/schema/types/objects/book.md`);
    const code = await response.text();
    if (!code.includes("Title as printed on the cover.")) throw new Error(`The site does not serve the page: ${code}`);
  } finally {
    await server.end();
  }
}

const MANAGERS = ["npm", "yarn", "pnpm"] as const;
const CRASH = /Cannot use GraphQLObjectType "Query" from another module or realm/u;

const PAGE = "docs/get-started.mdx";
const fences = (await readFences()).filter(({ page }) => page === PAGE);

/** A terminal, and the folder in which the reader runs lines. */
interface Start {
  readonly terminal: Terminal;
  readonly folder: string;
}

/** Opens a terminal in an empty folder. */
async function emptyFolder(): Promise<Start> {
  const home = await temporaryFolder();
  const folder = path.join(home, "projects");
  await mkdir(folder);
  return { terminal: await openTerminal(home), folder };
}

/** Runs a line, with the flag for Yarn 1 if needed, and expects it to succeed. */
async function runLine({ terminal, folder }: Start, line: string): Promise<string> {
  const { output, code } = await terminal.run(withEngineFlag(line), folder);
  expect(code, output).toBe(0);
  return output;
}

/** Creates a project with `graphql` 17 as its only dependency. */
async function projectWithGraphql17(packageManager: TestedManager): Promise<Start> {
  const start = await emptyFolder();
  await runLine(start, packageManager === "pnpm" ? "pnpm init" : `${packageManager} init -y`);
  await runLine(start, `${packageManager} ${packageManager === "npm" ? "install" : "add"} graphql@17`);
  return start;
}

/** Follows Get started with the choices of a reader. */
async function follow(
  { terminal, folder }: Start,
  siteGenerator: "docusaurus" | "vitepress",
  packageManager: TestedManager,
): Promise<Result> {
  const run: Terminal["run"] = async (line, where) => terminal.run(withEngineFlag(line), where);
  return followPage(folder, { siteGenerator, packageManager }, fences, terminal.servers, run);
}

/** The last line of the installation: the only one that the page tells readers with an existing site to run. */
function lastLine(packageManager: TestedManager): string {
  const visible = visibleBlocks({ siteGenerator: "vitepress", packageManager }, fences);
  const commands = visible.filter(({ language, headings }) => {
    return language === "bash" && headings[0] === "Install for your site generator";
  });
  return commands.at(-1)?.code.trim().split("\n").at(-1) ?? "";
}

/** The line that the page tells readers to run before the last one if their site has `graphql` 17. */
async function lineBefore(): Promise<string> {
  return /graphql` 17\*\*, run `([^`]+)` first/u.exec(await readSource(PAGE))?.[1] ?? "";
}

/** Paths of the generated pages, without their extension. */
async function pagesOf({ folder, output }: Result, reference: string, extension: string): Promise<string[]> {
  const files = await listFiles(path.join(folder, reference));
  const pages = files.filter((file) => file.endsWith(extension));
  expect(pages).toContain(`types/objects/book${extension}`);
  expect(output).toContain(`${String(pages.length)} pages generated`);
  return pages.map((page) => page.slice(0, -extension.length));
}

async function expectDocusaurusSite(result: Result): Promise<void> {
  const pages = await pagesOf(result, "docs/reference", ".mdx");
  const built = pages.map((page) => `build/docs/reference/${page}/index.html`);
  expect(await missing(result.folder, built)).toEqual([]);
  const book = await readFile(path.join(result.folder, "build/docs/reference/types/objects/book/index.html"), "utf8");
  for (const shown of ["Title as printed on the cover.", "deprecated", "Returned By", ">Schema<", ">Operations<"]) {
    expect(book).toContain(shown);
  }
  expect(result.output).not.toMatch(/broken|couldn't be resolved|\[ERROR\]/iu);
}

async function expectVitePressSite(start: Start, result: Result): Promise<void> {
  const pages = await pagesOf(result, "docs/schema", ".md");
  // VitePress fails at a broken link.
  await runLine({ ...start, folder: result.folder }, "npx vitepress build docs");
  const output = path.join(result.folder, "docs/.vitepress/dist");
  const built = pages.map((page) => `schema/${page}.html`);
  expect(await missing(output, built)).toEqual([]);
  expect(await readFile(path.join(output, "schema/types/objects/book.html"), "utf8")).toMatch(/<h1[^>]*>Book /u);
}

describe("following Get started builds a site", () => {
  it.each(MANAGERS)("with %s, VitePress and an empty folder", async (manager) => {
    const start = await emptyFolder();
    await expectVitePressSite(start, await follow(start, "vitepress", manager));
  });

  it.each(MANAGERS)("with %s, Docusaurus and an empty folder", async (manager) => {
    await expectDocusaurusSite(await follow(await emptyFolder(), "docusaurus", manager));
  });

  it.each(MANAGERS)("with %s, VitePress and a project that has graphql 17", async (manager) => {
    const start = await projectWithGraphql17(manager);
    await expectVitePressSite(start, await follow(start, "vitepress", manager));
  });

  it.each(MANAGERS)("with %s, Docusaurus and a project that has graphql 17", async (manager) => {
    await expectDocusaurusSite(await follow(await projectWithGraphql17(manager), "docusaurus", manager));
  });
});

const CONFIGURATION = `cat > schema.graphql <<'END'
type Query { a: Int }
END
cat > .graphqlrc <<'END'
schema: schema.graphql
extensions:
  graphql-markdown:
    loaders:
      GraphQLFileLoader: "@graphql-tools/graphql-file-loader"
END`;
const GENERATE = "npx gqlmd graphql-to-doc";
const PACKAGES = "@graphql-markdown/cli @graphql-tools/graphql-file-loader graphql";

describe("in a project that has graphql 17", () => {
  it("with npm, the tool crashes until the reader runs the line for graphql 17", async () => {
    const start = await projectWithGraphql17("npm");
    await runLine(start, CONFIGURATION);
    await runLine(start, lastLine("npm"));
    const crash = await start.terminal.run(GENERATE, start.folder);
    expect(crash.output).toMatch(CRASH);

    await runLine(start, await lineBefore());
    await runLine(start, lastLine("npm"));
    expect(await runLine(start, GENERATE)).toContain("pages generated");
  });

  it.each(["yarn", "pnpm"] as const)("%s generates after the last line of the installation", async (manager) => {
    const start = await projectWithGraphql17(manager);
    await runLine(start, CONFIGURATION);
    await runLine(start, lastLine(manager));
    expect(await runLine(start, commandsFor(manager, GENERATE))).toContain("pages generated");
  });
});

describe("on this release of Node.js", () => {
  it("Yarn 1 installs the packages if their engines allow it", async () => {
    const start = await emptyFolder();
    const line = commandsFor("yarn", `npm install ${PACKAGES}`);
    await runLine(start, "yarn init -y");
    const { output, code } = await start.terminal.run(line, start.folder);
    expect(code === 0, output).toBe(acceptsEngines);
    if (!acceptsEngines) {
      expect(output).toContain('The engine "node" is incompatible with this module');
      await runLine(start, line);
    }
  });
});
