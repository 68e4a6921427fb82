import { builtFiles } from "../../build/site";
import { specifiedRoutes } from "../../build/specifiedRoutes";

/** What readers ask for, by kind. */
export interface Mixes {
  readonly pages: readonly string[];
  readonly assets: readonly string[];
  readonly index: readonly string[];
  /** One page with the six files that start it, over and over, and for every tenth page an index with the texts of results. */
  readonly visits: readonly string[];
}

/** A file that starts every page. */
const STARTS_PAGES = /^assets\/(?:js\/(?:main|runtime~main)\.|css\/styles\.).*\.(?:js|css)$/u;

/** Lists the requests of the load test from the build. */
export async function mixes(): Promise<Mixes> {
  const files = await builtFiles();
  const scripts = files.filter((file) => /^assets\/js\/.*\.js$/u.test(file)).map((file) => `/${file}`);
  const start = files.filter((file) => STARTS_PAGES.test(file)).map((file) => `/${file}`);
  const index = files.filter((file) => /^search-index-.*\.json$/u.test(file)).map((file) => `/${file}`);
  const texts = files.filter((file) => /^assets\/search\/.*\.json$/u.test(file)).map((file) => `/${file}`);
  const visits = specifiedRoutes.flatMap((route, at) => [
    route,
    ...start,
    ...[0, 1, 2].flatMap((step) => scripts[(at * 3 + step) % scripts.length] ?? []),
    ...(at % 10 === 0
      ? [...index, ...Array.from({ length: 6 }, (_, file) => texts[(at + file) % texts.length] ?? "")]
      : []),
  ]);
  return { pages: specifiedRoutes, assets: [...start, ...scripts], index, visits };
}
