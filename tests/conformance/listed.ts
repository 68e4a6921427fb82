import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Bytes that a list of tests may have; the default of Node.js is too small. */
const MAX_LIST = 64 * 1024 * 1024;

/** A test as its runner names it. */
export interface ListedTest {
  /** Where it runs: `site` and `fixture` in the browser, `build`, `fixtures` and `unit` in Node.js. */
  readonly project: string;
  /** File relative to `tests/`, without its ending. */
  readonly file: string;
  /** Groups and title, joined by ` › `. */
  readonly title: string;
  /** Whether the runner would leave it out. */
  readonly skipped: boolean;
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly projectName: string; readonly expectedStatus: string }[];
  }[];
}

/** A path as requirements name it. */
function fileOf(absolute: string): string {
  return path.relative(path.resolve("tests"), absolute).replace(/\.(?:spec|test)\.ts$/u, "");
}

/** The tests of a suite and of those in it; `root` is the folder that the runner's paths start from. */
function testsOfSuite(suite: Suite, root: string, groups: readonly string[]): ListedTest[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ projectName, expectedStatus }) => ({
      project: projectName,
      file: fileOf(path.join(root, suite.file)),
      title: [...groups, title].join(" › "),
      skipped: expectedStatus === "skipped",
    })),
  );
  const inner = (suite.suites ?? []).flatMap((child) => testsOfSuite(child, root, [...groups, child.title]));
  return [...own, ...inner];
}

/** Tests of the browser, as Playwright lists them. */
async function browserTests(): Promise<ListedTest[]> {
  const { stdout } = await run(
    "npx",
    ["playwright", "test", "--list", "--reporter=json", "--project=site", "--project=fixture"],
    { maxBuffer: MAX_LIST },
  );
  const { suites, config } = JSON.parse(stdout) as {
    readonly suites: readonly Suite[];
    readonly config: { readonly rootDir: string };
  };
  // The outermost suites are files.
  return suites.flatMap((file) => testsOfSuite(file, config.rootDir, []));
}

/** Tests of Node.js, as Vitest lists them. */
async function nodeTests(): Promise<ListedTest[]> {
  const projects = ["unit", "build", "fixtures"].flatMap((project) => ["--project", project]);
  const { stdout } = await run("npx", ["vitest", "list", "--json", ...projects], { maxBuffer: MAX_LIST });
  const listed = JSON.parse(stdout) as readonly {
    readonly name: string;
    readonly file: string;
    readonly projectName: string;
  }[];
  return listed.map(({ name, file, projectName }) => ({
    project: projectName,
    file: fileOf(file),
    title: name.replaceAll(" > ", " › "),
    skipped: false,
  }));
}

/**
 * All tests that can prove a sentence of the specification, asked of the runners themselves.
 *
 * @throws Error when a runner cannot read its tests
 */
export async function listTests(): Promise<ListedTest[]> {
  const [browser, node] = await Promise.all([browserTests(), nodeTests()]);
  return [...browser, ...node];
}
