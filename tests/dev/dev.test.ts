import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildFolder } from "../build/site";
import { copyProject } from "../copy/project";
import { project } from "../docs/markdown/files";
import { freePort } from "../freePort";
import { startServer } from "../startServer";
import { launchOptions } from "../system/launch";

/** Folders that `npm run generate` writes to, copied to save the time of generating them again. */
const GENERATED = [".generated", "api", "examples/default", "examples/group-by"];

/** A development server on a copy of the project. */
export interface DevServer {
  /** Absolute path of the copy. */
  readonly folder: string;
  readonly origin: string;
  /** Everything printed so far. */
  readonly output: () => string;
  readonly remove: () => Promise<void>;
}

/**
 * Copies the project with its generated pages, and runs `npm start` there.
 *
 * @returns the server, once the site has been compiled
 * @throws Error with the output if the server ends before that
 */
export async function startDevServer(): Promise<DevServer> {
  const folder = await mkdtemp(path.join(tmpdir(), "website-dev-"));
  await copyProject(project, folder);
  for (const name of GENERATED) await cp(path.join(project, name), path.join(folder, name), { recursive: true });
  const port = String(await freePort());
  // Vitest sets NODE_ENV to "test".
  const env = { ...process.env, NODE_ENV: "development" } as const;
  const server = await startServer(["npm", "start", "--", "--no-open", "--port", port], /compiled/u, {
    cwd: folder,
    env,
  });
  return {
    folder,
    origin: `http://localhost:${port}`,
    output: server.output,
    remove: async () => {
      await server.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const ROOM = "/examples/group-by/common/objects/room";
const OVERLAY = "#webpack-dev-server-client-overlay";

let server: DevServer;
let browser: Browser;
let page: Page;
let schemaFile: string;
let schema: string;

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

beforeAll(async () => {
  const start = Date.now();
  server = await startDevServer();
  console.warn(`The development server was ready after ${seconds(start)}.`);
  schemaFile = path.join(server.folder, "examples/schemas/group-by/school.graphql");
  schema = await readFile(schemaFile, "utf8");
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage();
  page.setDefaultTimeout(240_000);
});

afterAll(async () => {
  await browser.close();
  await server.remove();
});

/** Replaces a text in a file of the copy. Writes a new file, because files of packages are hard links to the installed ones. */
async function edit(name: string, before: string, after: string): Promise<void> {
  const file = path.join(server.folder, name);
  const text = await readFile(file, "utf8");
  expect(text).toContain(before);
  const edited = path.join(server.folder, "edited");
  await writeFile(edited, text.replaceAll(before, after));
  await rename(edited, file);
}

/** These tests share one server and depend on their order, because starting a server takes most of the time. */
describe("the development server", () => {
  it("shows a change of the schema on the page and in its sidebar", async () => {
    await page.goto(server.origin + ROOM);
    await page.getByRole("heading", { level: 1, name: "Room" }).waitFor();
    const start = Date.now();
    const edited = schema.replace("Place where lessons are held", "Place with four walls");
    await writeFile(schemaFile, `${edited}\n"A tool that sweeps a room."\ntype Broom {\n  length: Int\n}\n`);
    await page.getByText("Place with four walls").first().waitFor();
    console.warn(`A change of the schema was visible after ${seconds(start)}.`);
    await page.getByRole("link", { name: "Broom", exact: true }).first().waitFor({ state: "attached" });
  });

  it("shows a schema error with file and line, and keeps the last valid pages", async () => {
    await writeFile(schemaFile, schema.replace("type Room {", "type Room {{"));
    const line = schema.slice(0, schema.indexOf("type Room {")).split("\n").length;
    const message = new RegExp(`examples/schemas/group-by/school\\.graphql:${String(line)}:12: Syntax Error`, "u");
    await page.frameLocator(OVERLAY).getByText(message).first().waitFor();
    expect(server.output()).toMatch(message);
    await page.reload();
    await page.getByText("Place with four walls").first().waitFor();
    await page.frameLocator(OVERLAY).getByText(message).first().waitFor();
  });

  it("removes the error once the schema is valid again", async () => {
    await writeFile(schemaFile, schema);
    await page.locator(OVERLAY).waitFor({ state: "detached" });
    await page.getByText("Place where lessons are held").first().waitFor();
  });

  it("shows changes of the formatter and of an example's options", async () => {
    await edit("packages/reference-formatter/page/compose.mjs", 'section("Related types"', 'section("Relatives"');
    await page.getByRole("heading", { name: "Relatives" }).waitFor();
    await page.goto(`${server.origin}/examples/group-by/common/objects/enrolment`);
    await edit("examples/options/group-by.ts", "Adds `${value}` to", "Puts `${value}` on");
    await page
      .getByText(/^Puts \d+ on the cost/u)
      .first()
      .waitFor();
  });

  it("shows changes of a package's types and of the generator", async () => {
    await page.goto(`${server.origin}/api/logger/`);
    const types = "node_modules/@graphql-markdown/logger/dist/index.d.ts";
    await edit(types, "Logger singleton module", "Logger with one instance");
    await page.getByText("Logger with one instance").first().waitFor();
    await page.goto(`${server.origin}/api/types/utils`);
    await edit("src/generate/api/document.ts", "A value that may be missing", "A value that may be left out");
    await page.getByText("A value that may be left out").first().waitFor();
  });

  it("says that search and llms.txt need a build, then serves them from one", async () => {
    const llms = async (): Promise<string> => (await fetch(`${server.origin}/llms.txt`)).text();
    expect((await fetch(`${server.origin}/docs/intro.md`)).status).toBe(404);
    expect(await llms()).toContain("`npm run build` makes it");
    const field = page.getByRole("combobox");
    await field.fill("room");
    await page.getByText("build the site, then try again").first().waitFor();

    const build = path.join(server.folder, "build");
    await mkdir(build);
    for (const file of ["llms.txt", "search-index-en.json"]) {
      await cp(path.join(buildFolder, file), path.join(build, file));
    }
    expect(await llms()).toBe(await readFile(path.join(buildFolder, "llms.txt"), "utf8"));
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("option").first().waitFor();
  });

  it("logged no reload failure", () => {
    expect(server.output()).not.toContain("reload failure - Plugin docs");
  });
});
