import { describe, expect, it } from "vitest";
import { expectModules } from "@site/src/shared/bundler/expectModules";
import type { ExpectedModules } from "@site/src/shared/bundler/expectModules";

const patch = { file: "src/plugins/some", switchOff: "SOME=off npm run build" };

/** Runs the plugin on a bundle with modules of these files, as a bundler would. */
function bundle(expected: ExpectedModules, files: readonly (string | undefined)[], mode = "production"): void {
  const modules = files.map((resource) => (resource === undefined ? {} : { resource }));
  expectModules(patch, expected).apply({
    options: { mode },
    hooks: {
      thisCompilation: {
        tap: (_, run) => {
          run({
            hooks: {
              finishModules: {
                tap: (_name, check) => {
                  check(modules);
                },
              },
            },
          });
        },
      },
    },
  });
}

const replaced = { present: ["/own.ts"], absent: ["/stock.js"] };

describe("a module that is replaced", () => {
  it("lets the build go on when ours is in the bundle in its place, whatever its query", () => {
    expect(() => {
      bundle(replaced, [undefined, "/own.ts?locale=en", "/other.ts"]);
    }).not.toThrow();
  });

  it.each([
    ["the bundle lacks ours", ["/other.ts"], "the bundle lacks /own.ts"],
    ["the bundle holds the stock one too", ["/own.ts", "/stock.js?a"], "the bundle still holds /stock.js"],
  ])("stops the build when %s, with its file, the version and the switch", (_, files, message) => {
    const build = (): void => {
      bundle(replaced, files);
    };
    expect(build).toThrow(`src/plugins/some: ${message}`);
    expect(build).toThrow(/It was written for Docusaurus \d+\.\d+\.\d+; \d+\.\d+\.\d+ is installed/u);
    expect(build).toThrow("To build without it: SOME=off npm run build.");
  });

  it("is not looked for on the development server", () => {
    expect(() => {
      bundle(replaced, [], "development");
    }).not.toThrow();
  });
});
