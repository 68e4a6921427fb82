import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { warnOfStorage } from "@site/src/plugins/startup/storageWarning";
import warnInsteadOfError from "@site/src/plugins/startup/storageWarningLoader.mjs";
import { compilerOf } from "../../shared/bundler/compiler";
import type { BundlerPlugin } from "../../shared/bundler/compiler";

interface Settings {
  readonly module: {
    readonly rules: readonly { readonly test: string; readonly options: { readonly missed: string } }[];
  };
  readonly plugins: readonly BundlerPlugin[];
}

const settings = warnOfStorage() as Settings;
const file = path.resolve("node_modules/@docusaurus/theme-common/lib/utils/storageUtils.js");

/** Runs the loader with the options of its rule on a module. */
function load(source: string): string {
  const [rule] = settings.module.rules;
  return warnInsteadOfError.call({ getOptions: () => rule?.options ?? { missed: "" } }, source);
}

describe("storage errors", () => {
  test("the storage module of the theme logs warnings instead of errors", () => {
    expect(settings.module.rules[0]?.test).toBe(file);
    const source = load(readFileSync(file, "utf8"));
    expect(source).toContain("console.warn(`Docusaurus storage error, can't set");
    expect(source).not.toContain("console.error");
  });

  test("a module without `console.error(` stops the build", () => {
    expect(() => load("console.warn(1)")).toThrow(
      /^src\/plugins\/startup\/storageWarning\.ts: the storage module of @docusaurus\/theme-common has no `console\.error\(` to replace, in Docusaurus .*remove `configureWebpack` from/u,
    );
  });

  test("a bundle without the module stops the build", () => {
    const build = (modules: readonly string[]) => () => {
      settings.plugins.forEach(({ apply }) => {
        apply(compilerOf({ modules }));
      });
    };
    expect(build([file])).not.toThrow();
    expect(build(["/other.js"])).toThrow(`src/plugins/startup/storageWarning.ts: the bundle lacks ${file}`);
  });
});
