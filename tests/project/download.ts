import { readFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { choices } from "@site/src/plugins/playground/browser/options";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import { starterKinds } from "@site/src/plugins/playground/browser/ui/result/project";
import type { ConfigFile, StarterKind } from "@site/src/plugins/playground/browser/ui/result/project";

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
