import { execFile } from "node:child_process";
import { cp, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import manifest from "../../package.json" with { type: "json" };
import { project } from "../docs/markdown/files";

const run = promisify(execFile);

/** The entry `plugins` of the configuration that the README of the formatter shows, word for word. */
async function pluginsOfReadme(): Promise<string> {
  const readme = await readFile(path.join(project, "examples/formatter/README.md"), "utf8");
  const found = /```js\n\s*export default \{\n(?<plugins>\s*plugins: \[.*?)\n\s*\};\n\s*```/su.exec(readme)?.groups?.[
    "plugins"
  ];
  if (found === undefined) throw new Error("examples/formatter/README.md shows no configuration with `plugins`.");
  return found;
}

/**
 * Makes a site as `create-docusaurus` does, copies the formatter into it, generates pages, and builds it.
 *
 * @param parent folder in which the site is made
 * @param schema SDL
 * @returns folder of the built site
 * @throws Error with the output of what fails
 */
export async function buildStockSite(parent: string, schema: string): Promise<string> {
  const version = manifest.dependencies["@docusaurus/core"];
  const scaffold = [`create-docusaurus@${version}`, "site", "classic", "--javascript", "--skip-install"];
  await run("npx", ["--yes", ...scaffold], { cwd: parent });
  const site = path.join(parent, "site");
  await symlink(path.join(project, "node_modules"), path.join(site, "node_modules"));
  await cp(path.join(project, "examples/formatter"), path.join(site, "formatter"), { recursive: true });
  await writeFile(path.join(site, "schema.graphql"), schema);
  const config = path.join(site, "docusaurus.config.js");
  const text = await readFile(config, "utf8");
  const plugins = await pluginsOfReadme();
  await writeFile(
    config,
    text.replace("presets:", () => `${plugins}\n  presets:`),
  );
  const docusaurus = path.join(project, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
  // Vitest's own value of NODE_ENV is "test".
  const options = { cwd: site, env: { ...process.env, NODE_ENV: "production" }, maxBuffer: 1 << 26 };
  await run(process.execPath, [docusaurus, "graphql-to-doc"], options);
  await run(process.execPath, [docusaurus, "build"], options);
  return path.join(site, "build");
}
