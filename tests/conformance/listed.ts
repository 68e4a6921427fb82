import { execFile } from "node:child_process";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { PROVES } from "./proves";

/** Maximum size of Playwright's list in bytes. The default of Node.js is too small. */
const MAX_LIST = 64 * 1024 * 1024;

/** A test that proves promises. */
export interface ListedTest {
  readonly file: string;
  /** File and line of its definition, which the tests of a table share. */
  readonly place: string;
  /** Groups and title, joined by ` › `. */
  readonly title: string;
  /** Ids of promises. */
  readonly proves: readonly string[];
  /** Whether the runner skips it. */
  readonly skipped: boolean;
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly line: number;
    readonly tests: readonly {
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
    tests.map(({ expectedStatus, annotations }) => ({
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
  const { testModules, unhandledErrors } = await vitest.collect(files);
  await vitest.close();
  const errors = [...unhandledErrors, ...testModules.flatMap((one) => one.errors())];
  if (errors.length > 0) throw new AggregateError(errors, "Vitest cannot read its tests.");
  return testModules.flatMap((one) =>
    [...one.children.allTests()].map((test) => ({
      place: `${one.relativeModuleId}:${String(test.location?.line)}`,
      file: one.relativeModuleId,
      title: test.fullName.replaceAll(" > ", " › "),
      proves: test.tags,
      skipped: test.options.mode === "skip" || test.options.mode === "todo",
    })),
  );
}

/**
 * Lists all tests that prove promises. The runners themselves report them.
 *
 * @throws Error when a runner cannot read its tests
 */
export async function listTests(): Promise<ListedTest[]> {
  const lists = await Promise.all([playwrightTests(), vitestTests()]);
  return lists.flat().filter(({ proves }) => proves.length > 0);
}
