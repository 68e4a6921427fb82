import { expect, it } from "vitest";
import { readSource } from "./markdown/files";
import { cheatSheetFaults, settingsFaults } from "./options/pages";
import { readFacts } from "./options/facts";

it.each([
  ["settings", settingsFaults],
  ["configuration-cheatsheet", cheatSheetFaults],
])("docs/%s.mdx lists exactly the packages' options and flags", async (page, faultsOf) => {
  expect(await faultsOf(await readSource(`docs/${page}.mdx`), await readFacts())).toEqual([]);
});
