import { describe, expect, it } from "vitest";
import { expectModules } from "@site/src/shared/bundler/expectations";
import type { ExpectedModules } from "@site/src/shared/bundler/expectations";
import { compilerOf } from "./compiler";
import type { Bundle } from "./compiler";

const patch = { file: "src/plugins/some", switchOff: "SOME=off npm run build" };

function build(expected: ExpectedModules, bundle: Bundle): void {
  expectModules(patch, expected).apply(compilerOf(bundle));
}

const replaced = { present: ["/own.ts"], absent: ["/stock.js"] };

describe("a module that is replaced", () => {
  it("lets the build continue if only ours is in the bundle, with any query", () => {
    expect(() => {
      build(replaced, { modules: [undefined, "/own.ts?locale=en", "/other.ts"] });
    }).not.toThrow();
  });

  it.each([
    ["the bundle lacks ours", ["/other.ts"], "the bundle lacks /own.ts"],
    ["the bundle contains the stock one too", ["/own.ts", "/stock.js?a"], "the bundle still contains /stock.js"],
  ])("stops the build if %s", (_, modules, message) => {
    const run = (): void => {
      build(replaced, { modules });
    };
    expect(run).toThrow(`src/plugins/some: ${message}`);
    expect(run).toThrow(/in Docusaurus \d+\.\d+\.\d+\./u);
    expect(run).toThrow("To build without it: SOME=off npm run build.");
  });

  it("is not checked by the development server", () => {
    expect(() => {
      build(replaced, { mode: "development" });
    }).not.toThrow();
  });
});

describe("a shim for packages", () => {
  const shim = "/src/shim.ts";
  const ours = "/src/ours.ts";

  it("lets the build continue if a package imports it", () => {
    expect(() => {
      const importers = { [shim]: [ours, undefined, "/node_modules/package/index.js"] };
      build({ inPackages: [shim] }, { modules: [ours, shim], importers });
    }).not.toThrow();
  });

  it.each([
    ["only our own code imports it", [ours, shim], `no package imports ${shim}`],
    ["nothing imports it", [ours], `the bundle lacks ${shim}`],
  ])("stops the build if %s", (_, modules, message) => {
    expect(() => {
      build({ inPackages: [shim] }, { modules, importers: { [shim]: [ours] } });
    }).toThrow(`src/plugins/some: ${message}`);
  });
});
