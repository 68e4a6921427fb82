import { execFile } from "node:child_process";
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify, stripVTControlCharacters } from "node:util";
import type { Browser } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { choices } from "@site/src/plugins/playground/browser/options";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import { starterKinds } from "@site/src/plugins/playground/browser/ui/result/project";
import type { ConfigFile, StarterKind } from "@site/src/plugins/playground/browser/ui/result/project";
import { scaffold } from "../formatter/stockSite";
import { addOverrides } from "../overrides";
import { startServer } from "../startServer";
import type { RunningServer } from "../startServer";
import { writeFiles } from "../writeFiles";

const run = promisify(execFile);

/** The environment of a reader's commands, in which npm prefers its cache and no browser window opens. */
export function environment(): NodeJS.ProcessEnv {
  // Vitest sets NODE_ENV to "test".
  return {
    ...process.env,
    NODE_ENV: undefined,
    npm_config_prefer_offline: "true",
    ASTRO_TELEMETRY_DISABLED: "1",
    BROWSER: "none",
  };
}

/** The two commands with which a README begins. */
function commandsOf(readme: string): readonly [install: string, start: string] {
  const lines = /```bash\n(?<lines>.*?)\n```/su.exec(readme)?.groups?.["lines"]?.split("\n") ?? [];
  const [install, start, ...others] = lines;
  if (install === undefined || start === undefined || others.length > 0)
    throw new Error(`The README should begin with two commands, and not with:\n${lines.join("\n")}`);
  return [install, start];
}

export interface RunningProject {
  /** URL that the server printed, without a trailing slash. */
  readonly origin: string;
  readonly server: RunningServer;
}

/** Matches the URL that a development server prints. */
const SERVER_URL = /https?:\/\/localhost:\d+/u;

/**
 * Unpacks a project, and runs the two commands of its README.
 *
 * @param folder where the project is unpacked; may have packages that an earlier installation left
 * @param texts files of the project
 * @param ready matches the output of the second command once the server is ready
 * @throws Error with the output of the command that fails
 */
export async function runProject(folder: string, texts: Texts, ready: RegExp): Promise<RunningProject> {
  await writeFiles(folder, texts);
  // A registry may lack releases that these packages require.
  await addOverrides(folder);
  const [install, start] = commandsOf(texts["README.md"] ?? "");
  const where = { cwd: folder, env: environment() };
  await run("sh", ["-c", install], { ...where, maxBuffer: 1 << 26 });
  const server = await startServer(["sh", "-c", start], ready, where);
  const [origin] = SERVER_URL.exec(stripVTControlCharacters(server.output())) ?? [];
  if (origin === undefined) throw new Error(`No URL in: ${server.output()}`);
  return { origin, server };
}

/** Contents of files by path. */
export type Texts = Readonly<Record<string, string>>;

interface Choice {
  readonly configFile?: ConfigFile;
  readonly formatter?: PlaygroundOptions["formatter"];
}

/**
 * Downloads a project from the playground, as a reader does.
 *
 * @param origin where the built site is served
 * @param choice the configuration file and the formatter
 * @returns the contents of the archive
 */
export async function downloadProject(
  browser: Browser,
  origin: string,
  kind: StarterKind,
  { configFile = "plugin", formatter = "stock" }: Choice = {},
): Promise<Texts> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${origin}/docs/try-it/`);
    await page.getByRole("button", { name: "Start the playground" }).click();
    await page.getByText(/files written/u).waitFor();
    if (formatter === "takeHome") {
      await page.getByRole("tab", { name: "Options", exact: true }).click();
      await page.getByRole("radio", { name: choices.formatter.takeHome }).check();
    }
    await page.getByRole("tab", { name: "Export" }).click();
    const panel = page.getByRole("region", { name: "Export" });
    await panel.getByRole("radio", { name: starterKinds[kind].label }).check();
    if (configFile === "graphqlrc") await panel.getByRole("radio", { name: ".graphqlrc" }).first().check();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      panel.getByRole("button", { name: "Download a project" }).click(),
    ]);
    const files = Object.entries(unzipSync(await readFile(await download.path())));
    return Object.fromEntries(files.map(([path, bytes]) => [path, strFromU8(bytes)]));
  } finally {
    await page.close();
  }
}

/** What the playground shows for an existing site. */
export interface CopiedAdditions {
  /** Contents of files by path, in the order of the playground. */
  readonly files: Texts;
  /** Commands to run once the files are added, in order. */
  readonly commands: readonly string[];
}

/** The label of the theme's own button on each code block. */
const THEME_COPY_BUTTON = "Copy code to clipboard";

/**
 * Copies the files and commands that the playground shows for an existing Docusaurus site, by their copy buttons.
 *
 * @param origin where the built site is served
 */
export async function copyAdditions(browser: Browser, origin: string): Promise<CopiedAdditions> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/docs/try-it/`);
    await page.getByRole("button", { name: "Start the playground" }).click();
    await page.getByText(/files written/u).waitFor();
    await page.getByRole("tab", { name: "Export" }).click();
    const panel = page.getByRole("region", { name: "Export" });
    await panel.getByRole("button", { name: "Copy the commands" }).waitFor();
    const labels = await panel.getByRole("button").evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
    const copied: (readonly [name: string, text: string])[] = [];
    for (const label of labels.filter((one) => one.startsWith("Copy ") && one !== THEME_COPY_BUTTON)) {
      await panel.getByRole("button", { name: label, exact: true }).click();
      await panel.getByText("Copied", { exact: true }).waitFor();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      copied.push([label.replace("Copy ", ""), text]);
    }
    const files = copied.filter(([name]) => name !== "the commands");
    const commands =
      copied
        .find(([name]) => name === "the commands")?.[1]
        .trim()
        .split("\n") ?? [];
    return { files: Object.fromEntries(files), commands };
  } finally {
    await context.close();
  }
}

/** Merges two configurations as a reader does: adds to lists, and keeps everything else of the site. */
const MERGED = `import added from "./added.config.mjs";
import site from "./site.config.mjs";

const { navbar } = site.themeConfig;
export default {
  ...site,
  plugins: [...(site.plugins ?? []), ...added.plugins],
  themeConfig: { ...site.themeConfig, navbar: { ...navbar, items: [...navbar.items, ...added.themeConfig.navbar.items] } },
};
`;

const CONFIG = "docusaurus.config.js";

/**
 * Creates a site, adds the files of the playground to it, and runs the commands except the last. Builds the site instead of
 * starting its development server.
 *
 * @param parent folder in which the site is created
 * @returns folder of the site
 * @throws Error with the output of the command that fails
 */
export async function addToStockSite(parent: string, { files, commands }: CopiedAdditions): Promise<string> {
  const folder = await scaffold(parent);
  const shell = { cwd: folder, env: environment(), maxBuffer: 1 << 26 };
  await addOverrides(folder);
  await run("npm", ["install", "--no-audit", "--no-fund"], shell);
  await rename(path.join(folder, CONFIG), path.join(folder, "site.config.mjs"));
  const { [CONFIG]: added = "", ...others } = files;
  await writeFiles(folder, { ...others, "added.config.mjs": added });
  await writeFile(path.join(folder, CONFIG), MERGED);
  for (const command of commands.slice(0, -1)) await run("sh", ["-c", command], shell);
  await run("npx", ["docusaurus", "build"], shell);
  return folder;
}

/** The dependencies of a site, with their versions. */
export async function dependenciesOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(path.join(folder, "package.json"), "utf8");
  return (JSON.parse(text) as { readonly dependencies: Readonly<Record<string, string>> }).dependencies;
}
