import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import warnInsteadOfError from "@site/src/plugins/storageWarning/loader.mjs";

const file = path.resolve("node_modules/@docusaurus/theme-common/lib/utils/storageUtils.js");

describe("warnInsteadOfError", () => {
  test("the storage module of the theme logs warnings and no errors", () => {
    const source = warnInsteadOfError(readFileSync(file, "utf8"));
    expect(source).toContain("console.warn(`Docusaurus storage error, can't set");
    expect(source).not.toContain("console.error");
  });

  test("a module without errors to turn is an error that says what to remove", () => {
    expect(() => warnInsteadOfError("console.warn(1)")).toThrow(/remove src\/plugins\/storageWarning/u);
  });
});
