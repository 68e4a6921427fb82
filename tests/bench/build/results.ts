import { markdownTable } from "../../search/table";
import { median } from "../search/statistics";
import { instrument } from "./cost";
import type { Cost } from "./cost";
import type { BuildName, Round } from "./rounds";
import { builds } from "./rounds";

/** Maximum ratios of the time of a build to the time of a reference build. */
const LIMITS = [
  { build: "cold", reference: "starlight", limit: 1.25 },
  { build: "cold", reference: "vitepress", limit: 1 },
  { build: "cold", reference: "default", limit: 0.4 },
  { build: "changed", reference: "cold", limit: 0.6 },
] as const satisfies readonly { build: BuildName; reference: BuildName; limit: number }[];

const NAMES: Readonly<Record<BuildName, string>> = {
  cold: "cold",
  starlight: "Starlight, cold",
  vitepress: "VitePress, cold",
  changed: "one changed page",
  default: "cold, default bundler",
};

/** The time of a build divided by the time of a reference build. */
export interface Ratio {
  readonly build: BuildName;
  readonly reference: BuildName;
  readonly limit: number;
  /** Median of the ratios in all rounds. Each is of two builds in one round, because the state of the machine changes. */
  readonly clock: number;
  readonly cpu: number | undefined;
}

function medianOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : median(known);
}

/** The ratios that have a limit, from all rounds. */
export function ratiosOf(rounds: readonly Round[]): Ratio[] {
  return LIMITS.map(({ build, reference, limit }) => ({
    build,
    reference,
    limit,
    clock: median(rounds.map((round) => round[build].seconds / round[reference].seconds)),
    cpu: medianOf(
      rounds.map((round) => {
        const [own, other] = [round[build].cpu, round[reference].cpu];
        return own === undefined || other === undefined ? undefined : own / other;
      }),
    ),
  }));
}

function figure(value: number | undefined, digits: number): string {
  return value === undefined ? "not measured" : value.toFixed(digits);
}

function costRow(rounds: readonly Round[], name: BuildName): string[] {
  const medianIn = (field: keyof Cost): number | undefined => medianOf(rounds.map((round) => round[name][field]));
  const clocks = rounds.map((round) => round[name].seconds.toFixed(1)).join(", ");
  return [
    NAMES[name],
    figure(medianIn("seconds"), 1),
    figure(medianIn("cpu"), 1),
    figure(medianIn("memory"), 0),
    clocks,
  ];
}

/**
 * The report of a run, in Markdown.
 *
 * @param circumstances - lines about the date, Node.js and the machine
 */
export function report(circumstances: readonly string[], rounds: readonly Round[]): string {
  return `# What a build takes

Written by \`npm run bench:build\`; do not edit it.

${circumstances.map((line) => `- ${line}`).join("\n")}
- ${String(rounds.length)} rounds of ${String(builds.length)} builds, one after the other; measured by ${instrument}

A cold build finds no cache, no \`.docusaurus\` and no \`build\`. The build with one changed page follows it, after a sentence
was added to one page of the docs. The default bundler is what Docusaurus takes without \`future.faster\`: webpack with Babel
and Terser, one thread for the pages. The pages of the examples and of the API reference are generated before and not
counted. The search index, the Markdown forms and the content security policy are.

Starlight and VitePress build the Markdown forms of the same pages, also without any cache: each with a sidebar of them and
with its own search, in the folders \`peers/*\`. They neither write Markdown forms nor a policy.

## Time and memory

Medians; time in seconds, on the clock and of all cores together; memory in MiB, the most that the process held at once.

${markdownTable(
  ["build", "clock", "CPU", "memory", "clock of each round"],
  builds.map((name) => costRow(rounds, name)),
)}

## Ratios

Medians of the ratio in each round. The limit is one of the time on the clock.

${markdownTable(
  ["ratio", "limit", "clock", "CPU"],
  ratiosOf(rounds).map(({ build, reference, limit, clock, cpu }) => [
    `${NAMES[build]} to ${NAMES[reference]}`,
    limit.toFixed(2),
    figure(clock, 2),
    figure(cpu, 2),
  ]),
)}
`;
}
