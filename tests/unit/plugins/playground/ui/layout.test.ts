import { expect, it } from "vitest";
import { atFirst, choose, isShown, tabLists } from "@site/src/plugins/playground/browser/ui/layout/panels";
import type { Chosen, Columns, PanelName } from "@site/src/plugins/playground/browser/ui/layout/panels";

const shown = (chosen: Chosen, columns: Columns): PanelName[] =>
  tabLists[1].all.tabs.map(({ name }) => name).filter((name) => isShown(chosen, name, columns));

it("shows as many panels as there are columns: of each side one, and on a wide screen the list of pages", () => {
  expect(shown(atFirst, 1)).toEqual(["schema"]);
  expect(shown(atFirst, 2)).toEqual(["schema", "page"]);
  expect(shown(atFirst, 3)).toEqual(["schema", "pages", "page"]);
});

it("a panel that is chosen is the one of its side, whatever the number of columns is later", () => {
  const options = choose(atFirst, "options");
  expect(shown(options, 3)).toEqual(["options", "pages", "page"]);
  expect(shown(options, 2)).toEqual(["options", "page"]);
  expect(shown(choose(options, "use"), 3)).toEqual(["options", "pages", "use"]);
  expect(shown(choose(options, "pages"), 1)).toEqual(["pages"]);
  expect(shown(choose(options, "pages"), 2)).toEqual(["options", "pages"]);
  expect(shown(choose(options, "pages"), 3)).toEqual(["options", "pages", "page"]);
});
