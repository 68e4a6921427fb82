import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { packageNames } from "@site/src/plugins/playground/browser/project/packages";
import { manifestOf } from "@site/src/plugins/playground/browser/project/manifest";
import { requirementsOf } from "@site/src/plugins/playground/browser/project/mkdocs";
import { optionsWith } from "../../../../playground/options";
import { kinds, setupFor, versions } from "./setups";

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));

describe("the versions that projects pin", () => {
  it.each(packageNames)("are those installed here: %s", async (name) => {
    const { version } = (await read(`node_modules/${name}/package.json`)) as { readonly version: string };
    expect(versions[name]).toBe(version);
  });

  it.each(["starlight", "vitepress"])("are, for %s, those that sites are built with in the tests", async (peer) => {
    const { dependencies } = (await read(`tests/bench/build/peers/${peer}/package.json`)) as Manifest;
    expect(versions).toMatchObject(dependencies);
  });
});

describe.each(kinds)("the package.json of the kind %s", (kind) => {
  const manifest = JSON.parse(manifestOf(kind, setupFor(kind))) as Manifest;

  it("has exact versions, and no overrides", () => {
    expect(Object.keys(manifest)).toEqual(["name", "private", "engines", "scripts", "dependencies"]);
    for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/u);
  });

  it("generates the pages before the site is started or built", () => {
    const { generate, ...others } = manifest.scripts;
    expect(generate).toBe(kind === "docusaurus" ? "docusaurus graphql-to-doc" : "gqlmd graphql-to-doc");
    for (const [name, command] of Object.entries(others)) {
      expect(command.startsWith("npm run generate && ")).toBe(name !== "serve");
    }
  });

  it("has Prettier only when the pages are formatted by it", () => {
    const pretty = manifestOf(kind, setupFor(kind, { options: optionsWith({ pretty: true }) }));
    expect((JSON.parse(pretty) as Manifest).dependencies["prettier"]).toBe(versions.prettier);
    expect(manifest.dependencies["prettier"]).toBeUndefined();
  });
});

it("the requirements of MkDocs are exact", () => {
  expect(requirementsOf(versions)).toMatch(/^mkdocs==\d+\.\d+\.\d+\nmkdocs-material==\d+\.\d+\.\d+\n$/u);
});
