import { expect, it } from "vitest";
import { readSource } from "./markdown/files";
import { cheatSheetFaults } from "./options/cheatsheet";
import { readFacts } from "./options/facts";
import { settingsFaults } from "./options/settings";

it.each([
  ["settings", settingsFaults],
  ["configuration-cheatsheet", cheatSheetFaults],
])("docs/%s.mdx lists exactly the packages' options and flags", async (page, faultsOf) => {
  expect(await faultsOf(await readSource(`docs/${page}.mdx`), await readFacts())).toEqual([]);
});
