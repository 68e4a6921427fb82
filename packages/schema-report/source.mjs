/** Loads schemas with the tool's loaders: from any location that they accept, or from the files of a git revision. */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { concatAST, GraphQLError } from "graphql";
import { messageOf, ReportError } from "./tool.mjs";

/** @import { DocumentNode, GraphQLSchema, Source } from "graphql" */
/** @import { Config, Tool } from "./tool.mjs" */

/** Prefix of a source that names a git revision: `git:v1` is the files of the new schema as they were at `v1`. */
const GIT_PREFIX = "git:";

const run = promisify(execFile);

/**
 * Loads a schema.
 *
 * @param {Tool} tool
 * @param {Config} config
 * @param {unknown} source a file, URL or other location for the tool; `git:<ref>` for `current` at that revision
 * @param {unknown} [current] the location of the new schema
 * @returns {Promise<GraphQLSchema>}
 * @throws {ReportError} when it cannot be loaded, with the file, the line and a fix
 */
export async function loadSchema(tool, config, source, current = config.schemaLocation) {
  if (typeof source === "string" && source.startsWith(GIT_PREFIX)) {
    return atRevision(source.slice(GIT_PREFIX.length), current, (location) => load(tool, config, location, source));
  }
  return load(tool, config, source, typeof source === "string" ? source : JSON.stringify(source));
}

/** @type {(tool: Tool, config: Config, location: unknown, label: string) => Promise<GraphQLSchema>} */
async function load(tool, config, location, label) {
  const { SchemaEvents, SchemaEvent } = tool.events;
  const emitter = tool.emitter.getEvents();
  if (!config.loaders) {
    throw new ReportError(
      `No loader for ${label}. Add "loaders" to .graphqlrc, or give --config the file with the plugin's options.`,
    );
  }
  await emitter.emitAsync(SchemaEvents.BEFORE_LOAD, new SchemaEvent({ schemaLocation: location }));
  let schema;
  try {
    schema = await tool.generator.loadGraphqlSchema(location, config.loaders);
  } catch (error) {
    throw new ReportError(await problemOf(tool, config, location, label, error));
  }
  await emitter.emitAsync(SchemaEvents.AFTER_LOAD, new SchemaEvent({ schemaLocation: location, schema }));
  if (!schema) throw new ReportError(`No schema at ${label}. Check the location.`);
  return schema;
}

/**
 * Describes why a schema cannot be loaded.
 *
 * @type {(tool: Tool, config: Config, location: unknown, label: string, error: unknown) => Promise<string>}
 */
async function problemOf(tool, config, location, label, error) {
  const located = error instanceof GraphQLError && error.source ? error : await locate(tool, config, location, error);
  if (located?.source && located.locations?.[0]) {
    const { line, column } = located.locations[0];
    const place = `${relativeName(located.source)}:${String(line)}:${String(column)}`;
    return `${place}: ${messageOf(located)}. Correct this line of the schema.`;
  }
  return `${label}: ${messageOf(error)}. Check that it exists, is a schema, and that "loaders" has a loader for it.`;
}

/** @type {(source: Source) => string} */
const relativeName = ({ name }) => (path.isAbsolute(name) ? path.relative(process.cwd(), name) : name);

/**
 * Finds the place of an error that the tool reports without one, by validating the documents again.
 *
 * @type {(tool: Tool, config: Config, location: unknown, error: unknown) => Promise<GraphQLError | undefined>}
 */
async function locate(tool, config, location, error) {
  try {
    const sources = await tool.load.loadTypedefs(location, await tool.graphql.getDocumentLoaders(config.loaders));
    const documents = sources.flatMap(({ document }) => (document ? [document] : []));
    const { validateSDL } = /** @type {{ validateSDL: (document: DocumentNode) => readonly GraphQLError[] }} */ (
      createRequire(import.meta.url)("graphql/validation/validate.js")
    );
    const message = messageOf(error);
    return validateSDL(concatAST(documents)).find((each) => message.includes(messageOf(each)));
  } catch {
    return undefined;
  }
}

/** @type {(...args: readonly string[]) => Promise<string>} */
async function git(...args) {
  const { stdout } = await run("git", args, { maxBuffer: 2 ** 28 });
  return stdout.trim();
}

/**
 * Writes the schema files of a revision into a temporary folder, and loads a schema from there. The index and the working
 * tree stay as they are.
 *
 * @template Result
 * @param {string} revision
 * @param {unknown} current location of the schema, relative to the working directory
 * @param {(location: unknown) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
async function atRevision(revision, current, use) {
  const locations = [current].flat();
  // URLs and SDL have no revisions.
  const files = locations.filter((each) => typeof each === "string" && !/^\w+:\/\/|\n|\{\s/u.test(each));
  if (files.length !== locations.length || files.length === 0) {
    throw new ReportError(
      `${GIT_PREFIX}${revision}: only schemas in files have revisions. Give the old schema as a file.`,
    );
  }
  let folder;
  let commit;
  try {
    // Path from the top of the repository to the working directory; empty at the top.
    folder = await git("rev-parse", "--show-prefix");
    commit = await git("rev-parse", "--verify", "--quiet", `${revision}^{commit}`);
  } catch {
    const message =
      folder === undefined ? "the working directory is not in a git repository" : "git knows no such revision";
    throw new ReportError(
      `${GIT_PREFIX}${revision}: ${message}. Fetch it (\`git fetch --tags --unshallow\`), or correct the name.`,
    );
  }
  const target = await mkdtemp(path.join(tmpdir(), "schema-report-"));
  const env = { ...process.env, GIT_INDEX_FILE: path.join(target, "index") };
  try {
    const top = await git("rev-parse", "--show-toplevel");
    const inTop = { cwd: top, env, maxBuffer: 2 ** 28 };
    await run("git", ["read-tree", commit], inTop);
    const { stdout } = await run("git", ["ls-files", "-z", "--", ...patternsOf(files, folder)], inTop);
    const names = stdout.split("\0").filter((name) => name !== "");
    for (let at = 0; at < names.length; at += 500) {
      await run("git", ["checkout-index", `--prefix=${target}/tree/`, "--", ...names.slice(at, at + 500)], inTop);
    }
    const tree = path.join(target, "tree", folder);
    const moved = files.map((file) => {
      const [, negation = "", glob = ""] = /^(!?)(.*)$/su.exec(String(file)) ?? [];
      return negation + path.join(tree, path.relative(process.cwd(), path.resolve(glob)));
    });
    const posix = moved.map((file) => file.split(path.sep).join("/"));
    return await use(posix.length === 1 ? posix[0] : posix).catch((/** @type {unknown} */ error) => {
      // The message must name files of the revision, not of the temporary folder.
      const prefixes = [path.relative(process.cwd(), tree), tree].map((each) => path.join(each, "/"));
      throw new ReportError(
        prefixes.reduce((text, each) => text.replaceAll(each, `${GIT_PREFIX}${revision}:`), messageOf(error)),
      );
    });
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

/**
 * Returns patterns for the files of the locations, and for other schema files, which they may import. In a
 * pattern of git, an asterisk also matches slashes.
 *
 * @type {(files: readonly unknown[], folder: string) => string[]}
 */
function patternsOf(files, folder) {
  const included = files.filter((file) => !String(file).startsWith("!"));
  const starts = included.map((file) => {
    const start = path.relative(process.cwd(), path.resolve(String(file).split(/[*?[{(!]/u)[0] ?? ""));
    return path.posix.join(folder, start.split(path.sep).join("/"));
  });
  const imported = ["graphql", "graphqls", "gql", "gqls"].map((extension) => `*.${extension}`);
  return [...starts.map((start) => (start === "." ? "*" : `${start}*`)), ...imported];
}
