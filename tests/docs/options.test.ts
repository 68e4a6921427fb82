import { beforeAll, describe, expect, it } from "vitest";
import { readSource } from "./markdown/files";
import { cheatSheetFaults } from "./options/cheatsheet";
import { readFacts } from "./options/facts";
import type { Facts } from "./options/facts";
import { settingsFaults } from "./options/settings";

let facts: Facts;
let settings: string;
let cheatSheet: string;

beforeAll(async () => {
  facts = await readFacts();
  settings = await readSource("docs/settings.mdx");
  cheatSheet = await readSource("docs/configuration-cheatsheet.mdx");
});

describe("the settings page", () => {
  it("has every option and flag of the packages with its type and default, and no other", async () => {
    expect(await settingsFaults(settings, facts)).toEqual([]);
  });
});

describe("the cheat sheet", () => {
  it("has every option and flag of the packages with its type and default, and no other", async () => {
    expect(await cheatSheetFaults(cheatSheet, facts)).toEqual([]);
  });
});
