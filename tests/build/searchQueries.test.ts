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
  const exact = new Set(places);
  const stands = (pattern: string): boolean =>
    exact.has(pattern) || (pattern.includes("*") && places.some((place) => matchesRoute(pattern, place)));
  const missing = judgedQueries.flatMap(acceptedBy).filter((pattern) => !stands(pattern));
  expect(missing).toEqual([]);
});
