import type { ListedTest } from "./listed";

/** Promises by id, grouped by the headings of the specification. */
export type Promised = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Finds promises that no test proves, unknown promises that a test proves, and skipped tests.
 *
 * @returns one sentence for each fault
 */
export function faultsOf(promised: Promised, tests: readonly ListedTest[]): string[] {
  const ids = new Set(Object.values(promised).flatMap((part) => Object.keys(part)));
  const proved = new Set(tests.flatMap((test) => test.proves));
  return [
    ...[...ids].filter((id) => !proved.has(id)).map((id) => `No test proves ${id}.`),
    ...[...proved].filter((id) => !ids.has(id)).map((id) => `A test proves ${id}, which is not a promise.`),
    ...tests.filter(({ skipped }) => skipped).map(({ file, title }) => `${file} skips "${title}".`),
  ];
}

function cell(text: string): string {
  return text.replaceAll("|", String.raw`\|`).replaceAll("*", String.raw`\*`);
}

/** The tests of a promise. Of the tests of a table, only the first is named. */
function testsCell(tests: readonly ListedTest[]): string {
  return [...new Set(tests.map(({ place }) => place))]
    .map((place) => tests.filter((test) => test.place === place))
    .map((table) => {
      const more = table.length > 1 ? ` (and ${String(table.length - 1)} more)` : "";
      return `${table[0]?.file ?? ""} › ${cell(table[0]?.title ?? "")}${more}`;
    })
    .sort()
    .join("<br />");
}

/**
 * The page that lists each promise of the specification with the tests that prove it.
 *
 * @returns Markdown
 */
export function conformancePage(promised: Promised, tests: readonly ListedTest[]): string {
  const count = Object.values(promised).flatMap((part) => Object.keys(part)).length;
  const head = `# Conformance

<!-- Written by \`npm test\` and \`npm run test:part conformance\`; do not edit. -->

Each promise of the specification, by its line there, and the tests that prove it. A promise without a test fails
\`npm test\`. There are ${String(count)} promises, and ${String(tests.length)} tests that prove them.
`;
  const tables = Object.entries(promised).map(([heading, part]) => {
    const rows = Object.entries(part).map(([id, text]) => {
      const own = tests.filter(({ proves }) => proves.includes(id));
      return `| ${id} | ${cell(text)} | ${testsCell(own)} |`;
    });
    return `## ${heading}\n\n| Line | Promise | Tests |\n| --- | --- | --- |\n${rows.join("\n")}\n`;
  });
  return [head, ...tables].join("\n");
}
