import { markdownTable } from "../../search/table";
import { exponentOf } from "./fit";
import type { Growth } from "./grow";

/** One quantity at every size, and how it grows. */
interface Quantity {
  readonly name: string;
  readonly unit: string;
  /** Digits after the point. */
  readonly digits: number;
  /** None where the machine could not tell. */
  readonly of: (growth: Growth) => number | undefined;
}

/** What is reported, in the order of the table. "KiB" and "MiB" are powers of two. */
const QUANTITIES: readonly Quantity[] = [
  { name: "generation, time", unit: "s", digits: 1, of: ({ generation }) => generation.seconds },
  { name: "generation, CPU", unit: "s", digits: 1, of: ({ generation }) => generation.cpu },
  { name: "generation, memory", unit: "MiB", digits: 0, of: ({ generation }) => generation.memory },
  { name: "build, time", unit: "s", digits: 1, of: ({ build }) => build.seconds },
  { name: "build, CPU", unit: "s", digits: 1, of: ({ build }) => build.cpu },
  { name: "build, memory", unit: "MiB", digits: 0, of: ({ build }) => build.memory },
  { name: "output, all files", unit: "MiB", digits: 1, of: ({ output }) => output.all / 2 ** 20 },
  { name: "HTML, all pages", unit: "MiB", digits: 1, of: ({ output }) => output.html.raw / 2 ** 20 },
  { name: "HTML, all pages, gzip", unit: "MiB", digits: 1, of: ({ output }) => output.html.gzip / 2 ** 20 },
  { name: "HTML, largest page", unit: "bytes", digits: 0, of: ({ output }) => output.largest.raw },
  { name: "HTML, largest page, gzip", unit: "bytes", digits: 0, of: ({ output }) => output.largest.gzip },
  { name: "first visit, home page, gzip", unit: "bytes", digits: 0, of: ({ home }) => home.gzip },
  { name: "first visit, type page, gzip", unit: "bytes", digits: 0, of: ({ typePage }) => typePage.gzip },
  { name: "search index", unit: "bytes", digits: 0, of: ({ output }) => output.index.raw },
  { name: "search index, gzip", unit: "bytes", digits: 0, of: ({ output }) => output.index.gzip },
];

/** How a quantity grows from the first size to the last. */
export interface Law {
  readonly name: string;
  readonly unit: string;
  readonly values: readonly string[];
  /** Of the power law through all sizes. */
  readonly exponent: number;
  /** Of the power law through the two largest, where what does not grow weighs least. */
  readonly last: number;
  /** What each page between the first and the last size has added, in the unit of the quantity. */
  readonly perPage: number;
}

/**
 * Describes the growth of each quantity that was measured at every size.
 *
 * @param growth - at least two sizes, the smallest first
 */
export function lawsOf(growth: readonly Growth[]): Law[] {
  const pages = growth.map(({ output }) => output.pages);
  return QUANTITIES.flatMap(({ name, unit, digits, of }): Law[] => {
    const values = growth.map(of).filter((value) => value !== undefined);
    if (values.length < growth.length) return [];
    const rise = (list: readonly number[]): number => (list.at(-1) ?? 0) - (list[0] ?? 0);
    const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return [
      {
        name,
        unit,
        values: values.map((value) => value.toLocaleString("en-GB", format)),
        exponent: exponentOf(pages, values),
        last: exponentOf(pages.slice(-2), values.slice(-2)),
        perPage: rise(values) / rise(pages),
      },
    ];
  });
}

/** Most bytes of script, with gzip, that a page of the site may add to the first visit of every other. */
export const FIRST_VISIT_LIMIT = 40;

/** The first visits that grow by more than their limit with each page. */
export function overLimit(laws: readonly Law[]): Law[] {
  return laws.filter(({ name, perPage }) => name.startsWith("first visit") && perPage > FIRST_VISIT_LIMIT);
}

/** Above this exponent, something grows faster than the content; clocks and collectors of garbage are not exact. */
const LINEAR = 1.1;

function verdict(laws: readonly Law[]): string {
  const [worst] = [...laws].sort((a, b) => b.last - a.last);
  if (!worst) return "";
  const faster = laws.filter(({ last }) => last > LINEAR).map(({ name, last }) => `${name} (${last.toFixed(2)})`);
  const rest =
    faster.length === 0
      ? "Nothing grows faster than the content."
      : `Faster than the content, that is with an exponent above ${String(LINEAR)}: ${faster.join("; ")}.`;
  return `The worst is "${worst.name}", with an exponent of ${worst.last.toFixed(2)} between the two largest sizes. ${rest}`;
}

/**
 * The report of a run, in Markdown.
 *
 * @param circumstances - where and when, one line for each
 */
export function report(circumstances: readonly string[], growth: readonly Growth[]): string {
  const laws = lawsOf(growth);
  const sizes = growth.map(({ times }) => `${String(times)} ×`);
  return `# What a larger schema costs

Written by \`npm run bench:scale\`; do not edit it.

${circumstances.map((line) => `- ${line}`).join("\n")}

The schema of the default example, and schemas of several times its types: copies whose types and operations have names of
their own and refer to each other, while fields, values and prose stay. For each size the pages of the example are generated
and the whole site is built, both without a cache.

${markdownTable(
  ["size", "pages of the example", "pages of the site", "largest page"],
  growth.map(({ times, schemaPages, output }) => [
    `${String(times)} ×`,
    schemaPages,
    output.pages,
    output.largest.route,
  ]),
)}

"Exponent" is that of the power law through the sizes, over the pages of the site: 1 means that a quantity grows as the
content does. The next column takes the two largest sizes alone. "Per page" is what each added page has added. Time is on
the clock, memory the most that one process held at once. A first visit is what a browser without a cache loads as script
and data before the reader does anything, without what it fetches ahead.

${markdownTable(
  ["quantity", "unit", ...sizes, "exponent", "at the end", "per page"],
  laws.map(({ name, unit, values, exponent, last, perPage }) => [
    name,
    unit,
    ...values,
    exponent.toFixed(2),
    last.toFixed(2),
    perPage.toPrecision(3),
  ]),
)}

${verdict(laws)}
`;
}
