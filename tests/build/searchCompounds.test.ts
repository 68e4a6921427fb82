// Words that are run together on purpose.
// cspell:disable
import { beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "@site/src/plugins/search/browser/engine/engine";
import { MAX_SEARCH_RESULTS } from "@site/src/plugins/search/shared/constants";
import { engineOver, readIndex } from "../search/engineOver";
import { judgedQueries, pageOf } from "../search/queries";
import { buildFolder } from "./site";

let engine: Engine;

beforeAll(async () => {
  engine = engineOver(await readIndex(buildFolder));
});

async function routes(query: string): Promise<string[]> {
  const { hits } = await engine.search(query);
  return hits.map(({ document }) => document.sectionRoute.replace(/\/(?=$|#)/u, ""));
}

describe("the search of the site", () => {
  it.each([
    ["cheatsheet", "/docs/configuration-cheatsheet"],
    ["cheat sheet", "/docs/configuration-cheatsheet"],
    ["getstarted", "/docs/get-started"],
    ["quickstart", "/docs/get-started"],
    ["howitworks", "/docs/how-it-works"],
    // There is no type of that name alone.
    ["favouriteorder", "/examples/default/types/inputs/favourite-order-input"],
    ["media list entry", "/examples/default/types/objects/media-list-entry"],
  ])("finds for %j, joined or in parts, %s first", async (query, route) => {
    expect((await routes(query))[0]).toBe(route);
  });

  it.each(["group by directive", "groupbydirective"])(
    "finds for %j both the option and its guide first",
    async (query) => {
      const [first = "", second = ""] = await routes(query);
      expect([first, second].sort()).toEqual(["/docs/advanced/group-by-directive", "/docs/settings#groupbydirective"]);
    },
  );

  it("shows no more than two results of a page among the first four, unless the query names the page", async () => {
    const crowded: string[] = [];
    for (const { query } of judgedQueries) {
      const { hits } = await engine.search(query);
      const asked = hits.map(({ document }) => document);
      const top = asked.slice(0, 4).map(({ sectionRoute }) => pageOf(sectionRoute));
      const full = top.filter((page) => top.filter((other) => other === page).length > 2);
      const isNamed = asked.some(
        (document) => pageOf(document.sectionRoute) === full[0] && !document.sectionRoute.includes("#"),
      );
      const others = new Set(asked.map(({ sectionRoute }) => pageOf(sectionRoute)));
      if (full.length > 0 && !isNamed && others.size > 2) crowded.push(query);
    }
    expect(crowded).toEqual([]);
  });

  it("fills the list whenever as many documents answer", async () => {
    for (const query of ["media", "how do I hide a type", "deprecated fields"]) {
      expect(await routes(query), query).toHaveLength(MAX_SEARCH_RESULTS);
    }
  });
});
