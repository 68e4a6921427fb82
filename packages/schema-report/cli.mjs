#!/usr/bin/env node
/** The command `schema-report`. */
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { reportChanges, reportCoverage } from "./index.mjs";
import { messageOf, ReportError } from "./tool.mjs";

/** @import { ChangesOptions, CoverageOptions, Result } from "./index.mjs" */

const HELP = `Usage:
  schema-report changes <old> [new]          adds the changes between two schemas to a changelog
  schema-report changes --since git:<ref> [new]
  schema-report coverage [schema]            reports which elements have no description

A schema is a file, a glob, a URL or an introspection result; by default, that of the configuration.

Both:
  --config <file>      docusaurus.config.js, or a file with the plugin's options; default: .graphqlrc
  --id <id>            instance of the plugin, or project in .graphqlrc
  --out <file>         file to write
  --url <url>          URL of the site with the pages, for links from outside it

changes:
  --format <format>    mdx or md for a changelog, json, release-notes
  --since git:<ref>    compare with the schema at a commit, a tag or a branch
  --name <name>        name of the section, instead of the date
  --fail-on <level>    breaking: fail on breaking changes; dangerous: on dangerous ones too
  --descriptions       list changes of descriptions

coverage:
  --format <format>    md, json, github
  --min <percent>      fail below this percentage
  --only-new <old>     count only what this schema, or git:<ref>, does not have; fail below 100%
  --source-url <url>   URL of the folder with the schema, for links to lines

Exit codes: 0 success, 1 a check failed, 2 wrong options, configuration or schema.
`;

const COMMON = /** @type {const} */ ({
  config: { type: "string" },
  id: { type: "string" },
  out: { type: "string" },
  url: { type: "string" },
  format: { type: "string" },
});

const OPTIONS = /** @type {const} */ ({
  changes: {
    ...COMMON,
    since: { type: "string" },
    name: { type: "string" },
    "fail-on": { type: "string" },
    descriptions: { type: "boolean" },
  },
  coverage: {
    ...COMMON,
    min: { type: "string" },
    "only-new": { type: "string" },
    "source-url": { type: "string" },
  },
});

/**
 * Returns the value of an option with a closed set of values.
 *
 * @template {string} Value
 * @param {string} name
 * @param {string | undefined} value
 * @param {readonly Value[]} allowed
 * @returns {Value | undefined}
 * @throws {ReportError} for any other value
 */
function oneOf(name, value, allowed) {
  const found = allowed.find((each) => each === value);
  if (value !== undefined && found === undefined) {
    throw new ReportError(`--${name} ${value}: no such value. Use ${allowed.join(", ")}.`);
  }
  return found;
}

/** @type {(args: readonly string[]) => Promise<Result>} */
async function changes(args) {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS.changes, allowPositionals: true });
  const { since, "fail-on": failOn, format, ...rest } = values;
  if (since !== undefined && !since.startsWith("git:")) {
    throw new ReportError(
      `--since ${since}: must start with "git:". Use --since git:${since}, or give the old schema as a file.`,
    );
  }
  const [old, current, ...tooMany] = since === undefined ? positionals : [since, ...positionals];
  if (old === undefined || tooMany.length > 0) {
    throw new ReportError("Give the old and the new schema: schema-report changes <old> [new].");
  }
  /** @type {ChangesOptions} */
  const options = {
    ...rest,
    old,
    new: current,
    format: oneOf("format", format, /** @type {const} */ (["mdx", "md", "json", "release-notes"])),
    failOn: oneOf("fail-on", failOn, /** @type {const} */ (["breaking", "dangerous"])),
  };
  return reportChanges(options);
}

/** @type {(args: readonly string[]) => Promise<Result>} */
async function coverage(args) {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS.coverage, allowPositionals: true });
  const { min, "only-new": onlyNew, "source-url": sourceUrl, format, ...rest } = values;
  const [schema, ...tooMany] = positionals;
  if (tooMany.length > 0) throw new ReportError("Give one schema: schema-report coverage [schema].");
  if (min !== undefined && !(min.trim() !== "" && Number(min) >= 0 && Number(min) <= 100)) {
    throw new ReportError(`--min ${min || '""'} is not a percentage. Use a number from 0 to 100.`);
  }
  /** @type {CoverageOptions} */
  const options = {
    ...rest,
    schema,
    onlyNew,
    sourceUrl,
    min: min === undefined ? undefined : Number(min),
    format: oneOf("format", format, /** @type {const} */ (["md", "json", "github"])),
  };
  return reportCoverage(options);
}

/** @type {(args: readonly string[]) => Promise<number>} */
async function main([command, ...args]) {
  if ([command, ...args].some((arg) => arg === "--help" || arg === "-h")) {
    process.stdout.write(HELP);
    return 0;
  }
  if (command !== "changes" && command !== "coverage") {
    throw new ReportError(`${command ?? "No command"}: Use changes or coverage; --help lists the options.`);
  }
  const result = await (command === "changes" ? changes(args) : coverage(args));
  if (result.file === undefined) process.stdout.write(`${result.text}\n`);
  const prefix =
    result.file === undefined ? "" : `${path.relative(".", result.file)}${result.written ? "" : " is up to date"}: `;
  process.stderr.write(`${prefix}${result.summary}\n`);
  return result.failed ? 1 : 0;
}

// Keeps the tool's log out of the standard output, where reports are printed: its warnings and errors go to the
// standard error, the rest is dropped.
const log = (/** @type {string} */ message, level = "info") => {
  if (level === "warn" || level === "error") process.stderr.write(`${message}\n`);
};
Object.assign(globalThis, { logger: { instance: console, _log: log } });

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  // `parseArgs` throws a TypeError with a code for wrong options.
  const isExpected = error instanceof ReportError || (error instanceof TypeError && "code" in error);
  process.stderr.write(`${isExpected ? messageOf(error) : String(error instanceof Error ? error.stack : error)}.\n`);
  process.exitCode = 2;
}
