import type { Fence } from "../fences";
import { fileOf } from "./roles";
import { runLoaded } from "./loaded";
import { createSandbox, SITE_CONFIG } from "./sandbox";
import type { Sandbox } from "./sandbox";
import type { Outcome } from "./shell";

/** A command that has run, and its folder. */
export interface Done {
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
export function isConfiguration(fence: Fence): boolean {
  return (
    fence.language !== "diff" && /^(?:docusaurus\.config\.|\.graphqlrc|graphql\.config\.)/u.test(fileOf(fence) ?? "")
  );
}

/** Whether a configuration names an endpoint that does not exist. */
export function needsNetwork(fence: Fence): boolean {
  return isConfiguration(fence) && /^\s*"?schema"?: "?https:/mu.test(fence.code);
}

/** Runs blocks. The same block with the same files runs only once. */
export interface Recipes {
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
export function recipes(): Recipes {
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
