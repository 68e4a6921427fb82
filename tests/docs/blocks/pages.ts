import { placeOf } from "../fences";
import type { Fence } from "../fences";
import { compareOutput } from "./compare";
import { fileOf, isOutput, roleOf } from "./roles";
import { SITE_CONFIG, createSandbox } from "./sandbox";
import type { Sandbox } from "./sandbox";
import { isRun } from "./shellCheck";
import { runLoaded } from "./shell";
import type { Outcome } from "./shell";
import { walkPage, withBackstage } from "./walk";
import type { Finding, Step } from "./walk";

// Pages whose sections are independent. The other pages are followed from top to bottom.
const REFERENCES = new Set([
  "docs/settings.mdx",
  "docs/configuration-cheatsheet.mdx",
  "docs/troubleshooting.mdx",
  "docs/guides/known-bugs.mdx",
]);

/** The page whose schema the reference pages share. */
const SHARED_SCHEMA = "docs/settings.mdx";

/**
 * Runs a page and compares the results with what it shows.
 *
 * A command that the page shows must succeed in every walk that runs it. An output must be right in at least one walk, because
 * some pages show the files of one tab only.
 *
 * @param page path of the page
 * @param all blocks of all pages
 * @returns one entry for each block that is wrong or was never reached
 */
export async function runPage(page: string, all: readonly Fence[]): Promise<string[]> {
  const fences = all.filter((fence) => fence.page === page);
  const schema = all.find((fence) => fence.page === SHARED_SCHEMA && fileOf(fence) === "schema.graphql")?.code ?? "";
  const findings = REFERENCES.has(page) ? await checkReference(page, fences, schema) : await walkPage(page, fences);
  const hidden = new Map(findings.filter(isHiddenOutput(page)).map(({ fence }) => [fence.line, fence]));
  return [...fences, ...hidden.values()].flatMap((fence) => verdict(fence, findings));
}

/** Returns a test for findings about output in `backstage/`. */
function isHiddenOutput(page: string) {
  return ({ fence }: Finding): boolean => fence.page !== page && isOutput(fence);
}

function verdict(fence: Fence, findings: readonly Finding[]): string[] {
  const own = findings.filter((finding) => finding.fence.page === fence.page && finding.fence.line === fence.line);
  const wrong = own.flatMap(({ problem }) => problem ?? []);
  const place = placeOf(fence);
  if (own.length === 0) return isOutput(fence) || isRun(fence) ? [`${place}: never reached`] : [];
  const accepted = isOutput(fence) ? wrong.length < own.length : wrong.length === 0;
  return accepted ? [] : [`${place}: ${wrong[0] ?? ""}`];
}

/**
 * Checks a page with independent sections, such as Settings: runs each configuration on the schema of the page, with the other
 * files of its section. A schema that a section shows is used until the next `h2`.
 *
 * @param page path of the page
 * @param fences its blocks
 * @param schema SDL that the sections share
 * @returns one finding for each configuration, command, program and output
 */
async function checkReference(page: string, fences: readonly Fence[], schema: string): Promise<Finding[]> {
  const sections = split(await withBackstage(page, fences));
  const cook = recipes();
  let chapter: string | undefined;
  let current = schema;
  const jobs = sections.map((steps) => {
    const [title] = steps[0]?.fence.headings ?? [];
    if (title !== chapter) current = schema;
    chapter = title;
    const files = filesOf(steps);
    current = files["schema.graphql"] ?? current;
    return checkSection(steps, { ...files, "schema.graphql": current }, cook);
  });
  try {
    return (await Promise.all(jobs)).flat();
  } finally {
    await cook.cleanUp();
  }
}

async function checkSection(
  steps: readonly Step[],
  files: Readonly<Record<string, string>>,
  cook: Recipes,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const done: Done[] = [];
  let configuration: Fence | undefined;
  for (const { fence, shown } of steps) {
    if (isOutput(fence)) {
      findings.push({ fence, problem: await compareWithAny(fence, done) });
      continue;
    }
    if (isConfiguration(fence)) configuration = fence;
    if (!acts(fence, shown)) continue;
    const result = await cook.run(fence, files, configuration);
    done.push(result);
    const { code, output } = result.outcome;
    findings.push({ fence, problem: code === 0 || !shown ? undefined : `exit code ${String(code)}:\n${output}` });
  }
  return findings;
}

/** Whether a block runs. Of the hidden blocks only commands do: hidden configurations are wrong on purpose. */
function acts(fence: Fence, shown: boolean): boolean {
  if (!shown) return fence.language === "bash";
  return isRun(fence) || (!needsNetwork(fence) && (isConfiguration(fence) || isProgram(fence)));
}

function isProgram(fence: Fence): boolean {
  return roleOf(fence) === "file" && /\.[cm]js$/u.test(fileOf(fence) ?? "");
}

async function compareWithAny(fence: Fence, done: readonly Done[]): Promise<string | undefined> {
  let problem: string | undefined = "nothing runs before this output";
  for (const { sandbox, outcome } of done.toReversed()) {
    problem = await compareOutput(fence, sandbox, outcome.output);
    if (problem === undefined) return undefined;
  }
  return problem;
}

function split(steps: readonly Step[]): Step[][] {
  const sections = new Map<string, Step[]>();
  for (const step of steps) {
    const key = step.fence.headings.join("/");
    sections.set(key, [...(sections.get(key) ?? []), step]);
  }
  return [...sections.values()];
}

function filesOf(steps: readonly Step[]): Record<string, string> {
  const files = steps.filter(({ fence }) => roleOf(fence) === "file" && !isConfiguration(fence));
  return Object.fromEntries(files.map(({ fence }) => [fileOf(fence) ?? "", fence.code]));
}

/** The outcome of a block that has run, and its folder. */
interface Done {
  readonly sandbox: Sandbox;
  readonly outcome: Outcome;
}

// The configuration for sections that show a flag but no configuration.
const DEFAULT_CONFIGURATION: Readonly<Record<string, string>> = {
  "docusaurus.config.js": `export default {
  plugins: [["@graphql-markdown/docusaurus", { loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" } }]],
};
`,
};

/** Whether a block is a whole configuration file of Docusaurus or graphql-config. */
function isConfiguration(fence: Fence): boolean {
  return (
    fence.language !== "diff" && /^(?:docusaurus\.config\.|\.graphqlrc|graphql\.config\.)/u.test(fileOf(fence) ?? "")
  );
}

/** Whether a configuration names an endpoint. Those on the pages do not exist. */
function needsNetwork(fence: Fence): boolean {
  return isConfiguration(fence) && /^\s*"?schema"?: "?https:/mu.test(fence.code);
}

/** Runs blocks. The same block with the same files runs only once. */
interface Recipes {
  /**
   * Runs a shell block unchanged, a configuration with the command of the tool, a program with Node.js.
   *
   * @param fence the block
   * @param files of its section
   * @param configuration the one above a shell block, if any
   */
  readonly run: (
    fence: Fence,
    files: Readonly<Record<string, string>>,
    configuration: Fence | undefined,
  ) => Promise<Done>;
  readonly cleanUp: () => Promise<void>;
}

/** Creates an empty set of runs. Each run has its own folder. */
function recipes(): Recipes {
  const done = new Map<string, Promise<Done>>();
  return {
    run: (fence, files, configuration) => {
      const own = isConfiguration(fence) ? fence : configuration;
      const all: Record<string, string> = { ...DEFAULT_CONFIGURATION, ...files };
      if (own !== undefined) all[fileOf(own) ?? ""] = own.code;
      const script = fence.language === "bash" ? fence.code : commandFor(fence);
      const key = JSON.stringify([all, script]);
      const result = done.get(key) ?? runIn(all, script);
      done.set(key, result);
      return result;
    },
    cleanUp: async () => {
      for (const result of await Promise.allSettled(done.values())) {
        if (result.status === "fulfilled") await result.value.sandbox.remove();
      }
    },
  };
}

async function runIn(files: Readonly<Record<string, string>>, script: string): Promise<Done> {
  const sandbox = await createSandbox(files);
  return { sandbox, outcome: await runLoaded(sandbox.folder, script, { DOCUSAURUS_CLI_CONFIG: SITE_CONFIG }) };
}

function commandFor(fence: Fence): string {
  const file = fileOf(fence) ?? "";
  if (!isConfiguration(fence)) return `node ${file}`;
  const [program, names] = file.startsWith("docusaurus")
    ? ["docusaurus", instances(fence.code)]
    : ["gqlmd", projects(fence.code)];
  return names.map((name) => `${program} graphql-to-doc${name === "default" ? "" : `:${name}`}\n`).join("");
}

function instances(code: string): string[] {
  const count = code.split('"@graphql-markdown/docusaurus"').length - 1;
  const named = [...code.matchAll(/\bid: "(\w+)"/gu)].map(([, id]) => id ?? "");
  return count > named.length ? ["default", ...named] : named;
}

function projects(code: string): string[] {
  if (!code.startsWith("projects:\n")) return ["default"];
  return [...code.matchAll(/^ {2}(\w+):$/gmu)].map(([, name]) => name ?? "");
}
