import { execFile } from "node:child_process";
import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { parts, suites } from "../run/parts";
import type { Part } from "../run/parts";
import promises from "./promises.json";
import { PROVES } from "./proves";

/** Maximum size of Playwright's list in bytes. The default of Node.js is too small. */
const MAX_LIST = 64 * 1024 * 1024;

/** A test, in most cases one that proves promises. */
export interface ListedTest {
  readonly file: string;
  /** Name of its project in the configuration of its runner. */
  readonly project: string;
  /** File and line of its definition. Tests that one line defines (`it.each`, or a loop) share it. */
  readonly place: string;
  /** Groups and title, joined by ` › `. */
  readonly title: string;
  /** Ids of promises. */
  readonly proves: readonly string[];
  /** Whether the runner skips it. */
  readonly skipped: boolean;
}

/** The titles by which parts select tests, as in `--project frameworks -t "hugo|Hugo"`. */
const selections = Object.values<Part>(parts)
  .flatMap(({ commands }) => commands)
  .flatMap((command) => Array.from(command.matchAll(/--project (\w+) -t "(.+)"/gu)))
  .map(([, project = "", titles = ""]) => ({ project, titles: titles.split("|") }));

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly expectedStatus: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

/**
 * Files of a folder with tests that prove promises. The others need not be loaded.
 *
 * @param mark - text in a file that names a promise
 */
async function annotatedFiles(folder: string, ending: string, mark = `${PROVES}(`): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(ending));
  const files = names.map((name) => path.join(folder, name));
  const texts = await Promise.all(files.map(async (file) => readFile(file, "utf8")));
  return files.filter((_, at) => texts[at]?.includes(mark));
}

function testsOfSuite(suite: Suite, groups: readonly string[]): ListedTest[] {
  const { file } = suite;
  const own = (suite.specs ?? []).flatMap(({ title, line, tests }) =>
    tests.map(({ projectName, expectedStatus, annotations }) => ({
      project: projectName,
      place: `${file}:${String(line)}`,
      file,
      title: [...groups, title].join(" › "),
      proves: annotations.filter(({ type }) => type === PROVES).map(({ description }) => description ?? ""),
      skipped: expectedStatus === "skipped",
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((child) => testsOfSuite(child, [...groups, child.title]))];
}

async function playwrightTests(): Promise<ListedTest[]> {
  const files = await annotatedFiles("tests", ".spec.ts");
  const { stdout } = await promisify(execFile)("npx", ["playwright", "test", "--list", "--reporter=json", ...files], {
    maxBuffer: MAX_LIST,
  });
  // The outermost suites are files.
  return (JSON.parse(stdout) as { readonly suites: readonly Suite[] }).suites.flatMap((file) => testsOfSuite(file, []));
}

async function vitestTests(): Promise<ListedTest[]> {
  // An ES module, which tsx cannot require.
  const { createVitest } = await import("vitest/node");
  const vitest = await createVitest("test", { watch: false, includeTaskLocation: true });
  // A package cannot import `proves`, so its tests name promises by tags.
  const inPackages = await annotatedFiles("packages/search/src", ".test.ts", "tags: [");
  const files = [...(await annotatedFiles("tests", ".test.ts")), ...inPackages];
  for (const { project } of selections) files.push(`tests/${project}/`);
  const { testModules, unhandledErrors } = await vitest.collect(files);
  await vitest.close();
  const errors = [...unhandledErrors, ...testModules.flatMap((one) => one.errors())];
  if (errors.length > 0) throw new AggregateError(errors, "Vitest cannot read its tests.");
  return testModules.flatMap((one) =>
    [...one.children.allTests()].map((test) => ({
      project: one.project.name,
      place: `${one.relativeModuleId}:${String(test.location?.line)}`,
      file: one.relativeModuleId,
      title: test.fullName.replaceAll(" > ", " › "),
      proves: test.tags,
      skipped: test.options.mode === "skip" || test.options.mode === "todo",
    })),
  );
}

/**
 * Lists the tests of all files that prove promises, and of all projects from which a part selects tests by title. The runners
 * themselves report them.
 *
 * @throws Error when a runner cannot read its tests
 */
export async function listTests(): Promise<ListedTest[]> {
  return (await Promise.all([playwrightTests(), vitestTests()])).flat();
}

/** The projects whose tests `npm test` runs, of both runners. Of the browser tests, it runs all that prove promises. */
function projectsOfTest(): Set<string> {
  const commands: readonly string[] = suites.test.flat().flatMap((name) => parts[name].commands);
  return new Set(
    commands.flatMap((command) => Array.from(command.matchAll(/--project[ =](\w+)/gu), ([, name = ""]) => name)),
  );
}

/** Promises by id, grouped by the headings of the specification. */
export type Promised = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Finds promises that no test of `npm test` proves, unknown promises that a test proves, and skipped tests.
 *
 * @returns one sentence for each fault
 */
export function faultsOf(promised: Promised, tests: readonly ListedTest[]): string[] {
  const ids = new Set(Object.values(promised).flatMap((part) => Object.keys(part)));
  const projects = projectsOfTest();
  const proved = new Set(tests.filter(({ project }) => projects.has(project)).flatMap((test) => test.proves));
  const named = new Set(tests.flatMap((test) => test.proves));
  return [
    ...[...ids].filter((id) => !proved.has(id)).map((id) => `No test of \`npm test\` proves ${id}.`),
    ...[...named].filter((id) => !ids.has(id)).map((id) => `A test proves ${id}, which is not a promise.`),
    ...tests.filter(({ skipped }) => skipped).map(({ file, title }) => `${file} skips "${title}".`),
  ];
}

/** Titles that select no test. Vitest passes without a test, so a part would no longer test anything. */
function emptySelections(tests: readonly ListedTest[]): string[] {
  return selections.flatMap(({ project, titles }) => {
    const all = tests.filter((test) => test.project === project).map(({ title }) => title.replaceAll(" › ", " "));
    const empty = titles.filter((title) => !all.some((full) => full.includes(title)));
    return empty.map((title) => `A part runs tests of ${project} with "${title}" in their titles, but there is none.`);
  });
}

function cell(text: string): string {
  return text.replaceAll("|", String.raw`\|`).replaceAll("*", String.raw`\*`);
}

/** The tests of a promise. Of tests that one line defines (`it.each`, or a loop), only the first is named. */
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

/**
 * Writes the page. Fails if a promise has no test, a test names an unknown promise, a test of a promise is skipped, or the titles
 * by which a part selects tests match none.
 */
async function main(): Promise<void> {
  const all = await listTests();
  const tests = all.filter(({ proves }) => proves.length > 0);
  await writeFile("tests/CONFORMANCE.md", conformancePage(promises, tests));
  const faults = [...faultsOf(promises, tests), ...emptySelections(all)];
  if (faults.length > 0) throw new Error(["Tests and promises do not match:", ...faults].join("\n"));
}

void main();
