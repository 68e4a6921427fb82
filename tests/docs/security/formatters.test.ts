import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import vm from "node:vm";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { placeOf, readFences } from "../fences";
import type { Fence } from "../fences";
import { project } from "../markdown/files";
import { temporaryFolder } from "../../unit/temporaryFolder";

interface Formatter {
  readonly formatMDXSpecifiedByLink?: (url: string) => string;
  readonly beforeGenerateIndexMetafileHook?: (event: object) => Promise<void>;
}

/** Loads a block as the CommonJS module that readers save. */
function formatterOf({ code, page }: Fence): Formatter {
  const module = { exports: {} };
  const run = vm.compileFunction(code, ["module", "require"], { filename: page }) as (
    ...given: readonly [module: object, require: NodeJS.Require]
  ) => void;
  run(module, createRequire(path.join(project, "docs/index.js")));
  return module.exports;
}

const fences = (await readFences()).filter(({ code }) => code.startsWith("const") && code.includes("module.exports"));
const withCode = (text: string): [string, Formatter][] =>
  fences.filter(({ code }) => code.includes(text)).map((fence) => [placeOf(fence), formatterOf(fence)]);

describe.each(withCode("formatMDXSpecifiedByLink:"))("the link to a specification in %s", (_, formatter) => {
  it.each([
    "https://x.example/ {process.exit()}",
    "https://x.example/)<b>{1}",
    "https://x.example/\n\nexport const a = 1",
  ])("contains no markup for the URL %j", (url) => {
    expect(formatter.formatMDXSpecifiedByLink?.(url)).toMatch(/^\[Specification\]\(<[^<>{}\s]*>\)$/u);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "{1}"])("is omitted for %s", (url) => {
    expect(formatter.formatMDXSpecifiedByLink?.(url)).toBe("");
  });
});

describe.each(withCode('"_category_.yml"'))("the category file of %s", (_, formatter) => {
  it("cannot be extended by the name of a group", async () => {
    const folder = await temporaryFolder();
    const category = 'Pets: "x"\nlink: { type: doc, id: x } #';
    const options = { sidebarPosition: 1, collapsed: true };
    await formatter.beforeGenerateIndexMetafileHook?.({ data: { dirPath: folder, category, options } });
    const written: unknown = parse(await readFile(path.join(folder, "_category_.yml"), "utf8"));
    expect(written).toEqual({ label: category, position: 1, collapsed: true });
  });
});

it("the docs show formatters of both kinds", () => {
  expect(withCode("formatMDXSpecifiedByLink:").length).toBeGreaterThan(0);
  expect(withCode('"_category_.yml"').length).toBeGreaterThan(0);
});
