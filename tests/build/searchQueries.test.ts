import { expect, it } from "vitest";
import { acceptedBy, judgedQueries, matchesRoute } from "../search/queries";
import { readPages } from "./site";

it("every accepted answer of the judged queries stands in the build", async () => {
  const places = [...(await readPages())].flatMap(([route, { $ }]) => [
    route,
    ...$("article [id]")
      .toArray()
      .map((element) => `${route}#${$(element).attr("id") ?? ""}`),
  ]);
  const missing = new Set<string>();
  for (const pattern of new Set(judgedQueries.flatMap(acceptedBy))) {
    if (!places.some((place) => matchesRoute(pattern, place))) missing.add(pattern);
  }
  expect([...missing]).toEqual([]);
});
