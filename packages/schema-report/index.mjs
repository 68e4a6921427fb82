/**
 * Two reports about a GraphQL schema, with links into the pages that GraphQL-Markdown generates from it. Both load the tool with
 * its options (`tool.mjs`) and the schemas (`source.mjs`), and find the pages (`reference.mjs`). One compares two schemas
 * (`changes.mjs`), the other measures one (`coverage.mjs`).
 */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { printSchema } from "graphql";
import process from "node:process";
import { addSection, removeDeadLinks } from "./changelog.mjs";
import { compare, renderChanges, selectChanges, summaryOf } from "./changes.mjs";
import { measure, renderAnnotations, renderCoverage } from "./coverage.mjs";
import { elementsOf, removeHidden } from "./elements.mjs";
import { openReference, startRun } from "./reference.mjs";
import { loadSchema } from "./source.mjs";
import { loadTool, readConfig } from "./tool.mjs";

/** @import { GraphQLSchema } from "graphql" */
/** @import { Change } from "./changes.mjs" */
/** @import { Coverage } from "./coverage.mjs" */
/** @import { Place, Reference, Run } from "./reference.mjs" */

export { ReportError } from "./tool.mjs";

/**
 * Options of both reports.
 *
 * @typedef {object} CommonOptions
 * @property {string | object} [config] options of GraphQL-Markdown's plugin, or a file with them; the default is those of
 *   the graphql-config file
 * @property {string} [id] of the plugin's instance, or project in the graphql-config file
 * @property {string} [out] file to write
 * @property {string} [url] of the site with the pages, for links from outside it
 */

/**
 * @typedef {CommonOptions & OfChanges} ChangesOptions
 * @typedef {object} OfChanges
 * @property {unknown} [old] a file, glob, URL or other location that GraphQL-Markdown accepts, or `git:<ref>`
 * @property {unknown} [new] the default is the schema of the configuration
 * @property {"mdx" | "md" | "json" | "release-notes"} [format] the default is the extension of the generated pages
 * @property {string} [name] of the section in the changelog; the default is the date
 * @property {"breaking" | "dangerous"} [failOn] the lowest level that fails
 * @property {boolean} [descriptions] whether to list changes of descriptions
 */

/**
 * @typedef {CommonOptions & OfCoverage} CoverageOptions
 * @typedef {object} OfCoverage
 * @property {unknown} [schema] the default is that of the configuration
 * @property {"md" | "json" | "github"} [format]
 * @property {number} [min] the lowest percentage that passes
 * @property {unknown} [onlyNew] an old schema, or `git:<ref>`: only elements that it does not have are counted, and all of
 *   them need a description unless `min` is given
 * @property {string} [sourceUrl] URL of the folder to which files are relative, for links to lines
 */

/**
 * @typedef {object} Result
 * @property {string} text the report; for a changelog, its new section
 * @property {string} summary
 * @property {string} [file] the file to which the report belongs
 * @property {boolean} written whether the file was written; it is not if nothing would change
 * @property {boolean} failed whether a check failed: `failOn`, `min` or `onlyNew`
 */

/**
 * Returns a text that is equal for equal schemas: the changelog recognizes by it which sections are about the same old schema.
 * Default values are not printed as SDL, because `printSchema` of graphql-js throws for one that is hidden, or that belongs to a
 * custom scalar and has no literal.
 *
 * @type {(schema: GraphQLSchema) => string}
 */
function describeSchema(schema) {
  const inputs = [...elementsOf(schema).values()].flatMap(({ node }) =>
    "defaultValue" in node && node.defaultValue !== undefined ? [node] : [],
  );
  const values = inputs.map(({ defaultValue }) => defaultValue);
  try {
    for (const input of inputs) input.defaultValue = undefined;
    const defaults = values.map((value) =>
      JSON.stringify(value, (_, one) => (typeof one === "bigint" ? String(one) : one)),
    );
    return [printSchema(schema), ...defaults].join("\n");
  } finally {
    inputs.forEach((input, at) => {
      input.defaultValue = values[at];
    });
  }
}

/**
 * Compares two schemas, and writes the changes into a changelog, or returns them as JSON or release notes.
 *
 * @param {ChangesOptions} options
 * @returns {Promise<Result & { readonly changes: readonly Change[] }>}
 * @throws {ReportError} when an option, a file or a schema is wrong; then, nothing is written
 */
export async function reportChanges(options) {
  const run = await start(options);
  const { tool, config } = run;
  const location = options.new ?? config.schemaLocation;
  const oldSchema = await loadSchema(tool, config, options.old, location);
  const newSchema = await loadSchema(tool, config, location);
  const { found, elements, oldText } = await compare(tool, config, oldSchema, newSchema, describeSchema);
  const reference = await openReference(run, newSchema, elements);
  const { descriptions, out } = options;
  const changes = await selectChanges({ tool, config, found, oldSchema, newSchema, reference, descriptions });
  const summary = summaryOf(changes);
  /** @type {readonly (string | undefined)[]} */
  const levels = options.failOn === "dangerous" ? ["breaking", "dangerous"] : [options.failOn];
  const failed = changes.some(({ level }) => levels.includes(level));
  const result = { changes, summary, failed };
  const format = options.format ?? reference.extension.slice(1);
  const urlOf = urlFunction(options.url);
  if (format === "json") {
    const data = { name: options.name, summary, changes: changes.map(flat) };
    return { ...result, ...(await output(JSON.stringify(data, undefined, 2), out)) };
  }
  const isPage = format !== "release-notes";
  const text = await renderChanges(changes, async (element) => {
    const place = await reference.placeOf(element);
    return isPage || options.url !== undefined ? urlOf(place) : undefined;
  });
  if (!isPage) return { ...result, ...(await output(text, out)) };
  const root = path.join(config.outputDir, path.relative(path.join("/", config.baseURL), "/"));
  const file = path.resolve(out ?? path.join(root, `changes.${format}`));
  const body = await asPage(run, text, file);
  let before = header(run, "changes", "Changelog");
  if (existsSync(file)) {
    const urls = await writeUrls(reference, newSchema, urlOf, (links) => asPage(run, links, file));
    before = removeDeadLinks(await readFile(file, "utf8"), (url) => urls.has(url));
  }
  const name = options.name ?? new Date().toISOString().slice(0, 10);
  const after = addSection(before, { name, body, oldSchema: oldText });
  const written = changes.length > 0 && after !== before;
  if (written) await write(file, after);
  return { ...result, text: body, file, written };
}

/**
 * Measures which elements of a schema have a description.
 *
 * @param {CoverageOptions} options
 * @returns {Promise<Result & { readonly coverage: Coverage }>}
 * @throws {ReportError} when an option, a file or a schema is wrong; then, nothing is written
 */
export async function reportCoverage(options) {
  const run = await start(options);
  const { tool, config } = run;
  const location = options.schema ?? config.schemaLocation;
  const schema = await loadSchema(tool, config, location);
  const old = options.onlyNew === undefined ? undefined : await loadSchema(tool, config, options.onlyNew, location);
  const restore = removeHidden(tool, config, [schema]);
  const elements = elementsOf(schema);
  restore();
  if (old) removeHidden(tool, config, [old]);
  const reference = await openReference(run, schema, elements);
  // GitHub expects paths relative to the root of the repository.
  const folder = process.env["GITHUB_WORKSPACE"] ?? process.cwd();
  const coverage = await measure(config, reference, schema, { old: old && elementsOf(old), folder });
  const min = options.min ?? (old ? 100 : 0);
  const { percent } = coverage.total;
  const failed = percent < min;
  const summary = `${String(percent)}% have a description${failed ? `, less than ${String(min)}%` : ""}.`;
  let text;
  if (options.format === "json") {
    const lists = /** @type {const} */ (["undescribed", "deprecatedWithoutReason", "withoutExample"]);
    const flatLists = Object.fromEntries(lists.map((list) => [list, coverage[list].map(flat)]));
    text = JSON.stringify({ ...coverage, ...flatLists }, undefined, 2);
  } else if (options.format === "github") {
    text = renderAnnotations(coverage, failed ? "error" : "warning");
  } else {
    const urlOf = urlFunction(options.url);
    text = renderCoverage(coverage, { urlOf: ({ place }) => urlOf(place), sourceUrl: options.sourceUrl });
    if (options.out !== undefined) {
      text = header(run, "coverage", "Coverage") + (await asPage(run, text, path.resolve(options.out)));
    }
  }
  return { coverage, summary, failed, ...(await output(text, options.out)) };
}

/** @type {(options: CommonOptions) => Promise<Run>} */
async function start(options) {
  const tool = loadTool();
  return startRun(tool, await readConfig(tool, options));
}

/** @type {(url: string | undefined) => (place: Place | undefined) => string | undefined} */
const urlFunction = (url) => (place) => place && (url === undefined ? place.url : url.replace(/\/$/u, "") + place.path);

/**
 * Returns the URLs of all elements with a page, as the formatter writes them.
 *
 * @type {(reference: Reference, schema: GraphQLSchema, urlOf: (place: Place | undefined) => string | undefined, asPage: (text: string) => Promise<string>) => Promise<ReadonlySet<string>>}
 */
async function writeUrls({ elements, placeOf }, schema, urlOf, asPage) {
  const links = new Set();
  for (const element of [...elements.keys(), ...Object.keys(schema.getTypeMap())]) {
    links.add(`[x](${urlOf(await placeOf(element)) ?? ""})`);
  }
  const page = await asPage([...links].join("\n\n"));
  return new Set(Array.from(page.matchAll(/\]\((.*)\)$/gmu), ([, url]) => url ?? ""));
}

/**
 * Merges the place of an element into its other properties.
 *
 * @type {<Item extends { readonly place?: Place, readonly owner: { readonly kind: string, readonly name: string, readonly place?: Place } }>(item: Item) => object}
 */
function flat({ place, owner, ...rest }) {
  const { url, page = owner.place?.page, anchor } = /** @type {Partial<Place>} */ (place ?? {});
  return { ...rest, of: `${owner.kind} ${owner.name}`.trim(), url, page, anchor };
}

/** @type {(run: Run, id: string, title: string) => string} */
function header({ tool }, id, title) {
  const { Printer } = tool.printer;
  return `${Printer.printHeader(id, title, { ...Printer.options, frontMatter: {} }).trim()}\n\n`;
}

/**
 * Lets the formatter edit a page, as it does with the tool's pages: some formatters write links relative to the file. The
 * formatter gets a copy, because it may also edit other files.
 *
 * @type {(run: Run, text: string, file: string) => Promise<string>}
 */
async function asPage({ tool: { events, emitter, generator }, config, formatter }, text, file) {
  if (!generator.getMDXModuleProperty(formatter, "afterRenderTypeEntitiesHook")) return text;
  const folder = await mkdtemp(path.join(tmpdir(), "schema-report-"));
  const copyOf = (/** @type {string} */ each) => path.join(folder, path.relative(path.parse(each).root, each));
  const [filePath, outputDir] = [copyOf(file), copyOf(path.resolve(config.outputDir))];
  const event = new events.RenderTypeEntitiesEvent({ baseURL: config.baseURL, name: "report", filePath, outputDir });
  try {
    await write(filePath, text);
    await emitter.getEvents().emitAsync(events.RenderTypeEntitiesEvents.AFTER_RENDER, event);
    return await readFile(filePath, "utf8");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Writes a report into a file, if one is given and its content would change.
 *
 * @type {(text: string, out: string | undefined) => Promise<{ text: string, file?: string, written: boolean }>}
 */
async function output(text, out) {
  if (out === undefined) return { text, written: false };
  const content = `${text}\n`;
  const written = !existsSync(out) || (await readFile(out, "utf8")) !== content;
  if (written) await write(out, content);
  return { text, file: out, written };
}

/** Writes a whole file or, if that fails, nothing. @type {(file: string, content: string) => Promise<void>} */
async function write(file, content) {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${String(process.pid)}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}
