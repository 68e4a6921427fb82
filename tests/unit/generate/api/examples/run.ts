/**
 * Reads examples as JSON from standard input, runs them one after another, each in its own folder, and prints their outcomes.
 */
import { mkdtemp } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { runInNewContext } from "node:vm";

/** An example, as a program. */
export interface Runnable {
  readonly id: string;
  readonly program: string;
}

/** The outcome of running an example. */
export interface Outcome {
  readonly id: string;
  /** Empty if the example runs with the results in its comments. */
  readonly problem: string;
  /** Number of results that were compared with comments. */
  readonly compared: number;
}

const LIMIT_MS = 5000;
const PACKAGES = path.join("node_modules", "@graphql-markdown", path.sep);
const THROWS = /\b(?:throws?|error)\b/i;

type Example = (require: NodeJS.Require, check: Check) => Promise<void>;
type Check = (comment: string, compute: () => Promise<unknown>) => Promise<void>;

/** The value that a comment about a result contains, if the comment is a literal. */
function valueOf(comment: string): { readonly value: unknown } | undefined {
  const literal = comment.replace(/;$/, "").replaceAll(FUNCTION, JSON.stringify(FUNCTION));
  if (literal === "" || /^[\w ]+$/.test(literal.replace(/^(?:true|false|null|undefined|\d+)$/, ""))) {
    return /^(?:true|false|null|undefined|\d+)$/.test(literal) ? { value: runInNewContext(literal) } : undefined;
  }
  try {
    return { value: runInNewContext(`(${literal})`) };
  } catch {
    return undefined;
  }
}

const FUNCTION = "[Function]";

/**
 * Converts a value to plain data, so that objects of two contexts can be compared. Functions become the text `[Function]`, as
 * in the comments.
 */
function plain(value: unknown): unknown {
  const replace = (_: string, part: unknown): unknown => (typeof part === "function" ? FUNCTION : part);
  return typeof value === "object" && value !== null ? (JSON.parse(JSON.stringify(value, replace)) as unknown) : value;
}

/** Unloads the packages, because they retain printer options and event listeners. */
function unloadPackages({ cache }: NodeJS.Require): void {
  const loaded = Object.keys(cache).filter((file) => file.includes(PACKAGES));
  for (const file of loaded) Reflect.deleteProperty(cache, file);
}

async function run({ id, program }: Runnable, require: NodeJS.Require): Promise<Outcome> {
  let compared = 0;
  const check: Check = async (comment, compute) => {
    let value: unknown;
    try {
      value = await compute();
    } catch (error) {
      if (THROWS.test(comment)) {
        compared += 1;
        return;
      }
      throw error;
    }
    if (/^(?:error|throws)\b/i.test(comment)) throw new Error(`does not throw as promised: ${comment}`);
    const expected = valueOf(comment);
    if (!expected) return;
    compared += 1;
    if (!isDeepStrictEqual(plain(value), plain(expected.value))) {
      throw new Error(`gives ${JSON.stringify(value)}, not ${comment}`);
    }
  };
  try {
    const example = runInNewContext(`(require, check) => { ${program}; return example(); }`, globalThis) as Example;
    const failure = new Promise<never>((_, reject) => {
      setTimeout(reject, LIMIT_MS, new Error("does not end")).unref();
      process.once("unhandledRejection", reject);
    });
    await Promise.race([example(require, check), failure]);
    // Waits, because promises that nobody awaits are rejected after the last statement.
    await Promise.race([setImmediate(), failure]);
    return { id, problem: "", compared };
  } catch (error) {
    // An error of another context is not an instance of our `Error`.
    return { id, problem: (error as Error).message, compared };
  } finally {
    process.removeAllListeners("unhandledRejection");
  }
}

async function main(root: string): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const examples = JSON.parse(Buffer.concat(chunks).toString()) as Runnable[];
  const require = createRequire(path.join(root, "package.json"));
  const report = process.stdout.write.bind(process.stdout);
  // The output of the examples must not mix with the report.
  process.stdout.write = () => true;
  const folder = process.cwd();
  const outcomes: Outcome[] = [];
  for (const example of examples) {
    unloadPackages(require);
    process.chdir(await mkdtemp(`${folder}${path.sep}`));
    outcomes.push(await run(example, require));
  }
  report(JSON.stringify(outcomes), () => process.exit(0));
}

void main(process.argv[2] ?? ".");
