import { describe, expect, it } from "vitest";
import { expectAsset } from "@site/src/shared/bundler/expectations";
import { compilerOf } from "./compiler";

const patch = { file: "src/plugins/some", switchOff: "SOME=off npm run build" };

function build(...assets: string[]): void {
  expectAsset(patch, /runtime~[^/]*\.js$/u).apply(compilerOf({ assets }));
}

describe("a pattern over the names of built files", () => {
  it("lets the build continue if it matches one of them", () => {
    expect(() => {
      build("assets/js/main.1.js", "assets/js/runtime~main.2.js");
    }).not.toThrow();
  });

  it("stops the build if it matches none", () => {
    const run = (): void => {
      build("assets/js/main.1.js");
    };
    expect(run).toThrow("src/plugins/some: the build has no file whose name matches /runtime~[^/]*\\.js$/u");
    expect(run).toThrow(/in Docusaurus \d+\.\d+\.\d+\./u);
    expect(run).toThrow("To build without it: SOME=off npm run build.");
  });
});
