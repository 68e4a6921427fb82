import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { followLinks } from "./links";
import { frameworkSite } from "./sites";

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "website-frameworks-"));
});

afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

describe("a reader who copies the section of a framework", () => {
  it("has a Starlight site whose links all lead somewhere", async () => {
    const site = await frameworkSite("starlight", path.join(root, "starlight"));
    const { broken, followed } = await followLinks(site, "/schema/");
    expect(broken).toEqual([]);
    expect(followed).toBeGreaterThan(20);
    const book = await readFile(path.join(site, "schema/types/objects/book/index.html"), "utf8");
    expect(book).toContain("Price with its currency.");
    expect(book).toContain("starlight-aside--caution");
  });

  it("has a VitePress site whose links all lead somewhere", async () => {
    const site = await frameworkSite("vitepress", path.join(root, "vitepress"));
    const { broken, followed } = await followLinks(site, "/schema/");
    expect(broken).toEqual([]);
    expect(followed).toBeGreaterThan(20);
    const book = await readFile(path.join(site, "schema/types/objects/book.html"), "utf8");
    expect(book).toContain("Price with its currency.");
    expect(book).toContain("VPBadge warning");
  });

  it("finds broken links with the preset of Starlight alone, as the page says", async () => {
    const site = await frameworkSite("starlight", path.join(root, "preset"), {
      "formatter.cjs": 'module.exports = require("@graphql-markdown/formatters/starlight");\n',
    });
    expect((await followLinks(site, "/schema/")).broken).not.toEqual([]);
  });
});
