import path from "node:path";
import { rspack } from "@docusaurus/faster";
import { expect, it } from "vitest";
import { expectAsset, expectModules } from "@site/src/shared/bundler/expectations";
import { temporaryFolder } from "../../temporaryFolder";

const patch = { file: "src/plugins/some", switchOff: "SOME=off npm run build" };

/** Bundles two modules, of which one imports the other. Returns the bundler's error, if any. */
async function build(plugin: (folder: string) => object): Promise<string | undefined> {
  const folder = await temporaryFolder({ "main.js": 'import "./own.js";\n', "own.js": "export {};\n" });
  const compiler = rspack({
    mode: "production",
    target: ["web", "es2022"],
    entry: path.join(folder, "main.js"),
    output: { path: path.join(folder, "out") },
    plugins: [plugin(folder) as never],
  });
  return new Promise((resolve) => {
    compiler.run((error, stats) => {
      resolve(error?.message ?? (stats?.hasErrors() ? stats.toString("errors-only") : undefined));
    });
  });
}

it.each([
  ["a file name that exists", () => expectAsset(patch, /main\.js$/u), undefined],
  [
    "a file name that does not exist",
    () => expectAsset(patch, /runtime\.js$/u),
    "src/plugins/some: the build has no file",
  ],
  ["a module", (folder: string) => expectModules(patch, { present: [`${folder}/own.js`] }), undefined],
  [
    "a module that no package imports",
    (folder: string) => expectModules(patch, { inPackages: [`${folder}/own.js`] }),
    "src/plugins/some: no package imports",
  ],
])("Rspack checks the expectation of %s", async (_, plugin, message) => {
  const failure = await build(plugin);
  if (message === undefined) expect(failure).toBeUndefined();
  else expect(failure).toContain(message);
});
