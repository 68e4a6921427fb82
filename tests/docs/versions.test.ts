import { describe, expect, it } from "vitest";
import { VERSIONS } from "@site/src/data/release";
import { readSource, writtenPages } from "./markdown/files";

/** A package with an exact version, as in commands and texts. */
const PINNED = /(?<name>@[\w-]+\/[\w.-]+|\b[a-z][\w.-]*)@(?<version>\d+\.\d+\.\d+)/gu;

const versions: Readonly<Record<string, string>> = VERSIONS;
const pages = await writtenPages();
const found = await Promise.all(
  pages.map(async (page) =>
    [...(await readSource(page)).matchAll(PINNED)].map(({ groups }) => ({
      page,
      name: groups?.["name"] ?? "",
      version: groups?.["version"] ?? "",
    })),
  ),
);

describe("the versions that pages pin", () => {
  it("are those of src/data/release.ts", () => {
    const wrong = found
      .flat()
      .filter(({ name, version }) => versions[name] !== version)
      .map(({ page, name, version }) => `${page}: ${name}@${version}, not ${versions[name] ?? "in release.ts"}`);
    expect(wrong).toEqual([]);
  });

  it("include that of graphql", () => {
    expect(found.flat().map(({ name }) => name)).toEqual(expect.arrayContaining(["graphql"]));
  });
});
