import { expect, it } from "vitest";
import { allTabs, atFirst, choose, isShown } from "@site/src/plugins/playground/browser/page/layout/panels";
import type { Chosen, PanelName } from "@site/src/plugins/playground/browser/page/layout/panels";

const shown = (chosen: Chosen, wide: boolean): PanelName[] =>
  allTabs.map(({ name }) => name).filter((name) => isShown(chosen, name, wide));

it("a narrow screen shows one panel, a wide one the pages and one of each side", () => {
  expect(shown(atFirst, false)).toEqual(["schema"]);
  expect(shown(atFirst, true)).toEqual(["schema", "pages", "page"]);
});

it("a panel that is chosen is the one of its side, and of a narrow screen", () => {
  const options = choose(atFirst, "options");
  expect(shown(options, true)).toEqual(["options", "pages", "page"]);
  expect(shown(choose(options, "use"), true)).toEqual(["options", "pages", "use"]);
  expect(shown(choose(options, "pages"), false)).toEqual(["pages"]);
  expect(shown(choose(options, "pages"), true)).toEqual(["options", "pages", "page"]);
});
