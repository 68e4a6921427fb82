/** Runs the tests of some promises in a lane, and tells which of them noticed that it is broken. */
import { execFile } from "node:child_process";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";
import type { ListedTest } from "../conformance/listed";

/** How one test ended: `asserted` is a failure of what it expects, `crashed` any other. */
export interface Ending {
  readonly title: string;
  readonly status: "passed" | "asserted" | "crashed";
  /** First line of the error that ended it; empty when it passed. */
  readonly reason: string;
}

/** Failures of `expect`, in the words of both runners. */
const ASSERTION = /AssertionError|\bexpect(?:\.poll)?\(|\bexpect\.\w+\(/u;

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly results: readonly {
        readonly status: string;
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

function endingOf(title: string, passed: boolean, messages: readonly string[]): Ending {
  if (passed) return { title, status: "passed", reason: "" };
  // The first error is the one that ended the test.
  const [message = ""] = messages;
  const [reason = ""] = stripVTControlCharacters(message).split("\n");
  return { title, status: ASSERTION.test(message) ? "asserted" : "crashed", reason };
}

function endingsOfSuite({ specs = [], suites = [] }: PlaywrightSuite, groups: readonly string[]): Ending[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => {
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ""));
      const passed = results.length > 0 && results.every(({ status }) => status === "passed");
      return endingOf([...groups, title].join(" › "), passed, messages);
    }),
  );
  return [...own, ...suites.flatMap((suite) => endingsOfSuite(suite, [...groups, suite.title]))];
}

type Environment = Readonly<Record<string, string>>;

/** What a command prints, however it ends. */
async function output(folder: string, args: readonly string[], env: Environment): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 1 << 28 };
    execFile("npx", args, options, (error, stdout, stderr) => {
      if (stdout.includes("{")) resolve(stdout.slice(stdout.indexOf("{")));
      else reject(new Error(`npx ${args.join(" ")} printed no result:\n${stderr}`, { cause: error }));
    });
  });
}

async function runPlaywright(folder: string, places: readonly string[], env: Environment): Promise<Ending[]> {
  const args = [
    "playwright",
    "test",
    "--project=site",
    "--project=fixture",
    "--reporter=json",
    "--retries=0",
    ...places,
  ];
  const text = await output(folder, args, env);
  return (JSON.parse(text) as { readonly suites: readonly PlaywrightSuite[] }).suites.flatMap((file) =>
    endingsOfSuite(file, []),
  );
}

interface VitestResult {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

async function runVitest(
  folder: string,
  files: readonly string[],
  filter: string,
  env: Environment,
): Promise<Ending[]> {
  const args = ["vitest", "run", "--reporter=json", `--tags-filter=${filter}`, ...files];
  const { testResults } = JSON.parse(await output(folder, args, env)) as VitestResult;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed" || status === "failed")
    .map(({ ancestorTitles, title, status, failureMessages = [] }) =>
      endingOf([...ancestorTitles, title].join(" › "), status === "passed", failureMessages),
    );
}

const isSpec = (file: string): boolean => file.endsWith(".spec.ts");
const distinct = (items: readonly string[]): string[] => [...new Set(items)];

/**
 * Runs the given tests.
 *
 * @param folder - of the lane
 * @param tests - as `listTests` gives them
 * @param env - what the environment adds for them
 * @returns how each of them ended
 */
export async function endings(folder: string, tests: readonly ListedTest[], env: Environment): Promise<Ending[]> {
  const specs = tests.filter(({ file }) => isSpec(file));
  const units = tests.filter(({ file }) => !isSpec(file));
  const places = distinct(specs.map(({ place }) => place));
  const filter = distinct(units.flatMap(({ proves }) => proves)).join(" or ");
  return [
    ...(units.length > 0 ? await runVitest(folder, distinct(units.map(({ file }) => file)), filter, env) : []),
    ...(specs.length > 0 ? await runPlaywright(folder, places, env) : []),
  ];
}
