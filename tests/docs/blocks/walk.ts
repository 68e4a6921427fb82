import { readFile } from "node:fs/promises";
import { freePort } from "../../freePort";
import { isComplete } from "../../matrix";
import { parseFences } from "../fences";
import type { Fence } from "../fences";
import { compareOutput } from "./compare";
import { fileOf, isOutput, roleOf } from "./roles";
import { SITE_CONFIG, createSandbox } from "./sandbox";
import type { Sandbox } from "./sandbox";
import { isRun, serverCommand } from "./shellCheck";
import { runLoaded, serve } from "./shell";
import type { Outcome } from "./shell";

/** The result of one block in one walk through its page. */
export interface Finding {
  readonly fence: Fence;
  readonly problem: string | undefined;
}

/**
 * Follows a page as a reader does: writes each file, runs each command and compares each output. Each variant of the
 * tabs (see `variantsOf`) is a separate walk in an empty folder; without `MATRIX=full`, only the first variant is walked.
 *
 * @param page path of the page
 * @param fences its blocks
 * @returns one finding for each command and each output, for every walk that meets it
 */
export async function walkPage(page: string, fences: readonly Fence[]): Promise<Finding[]> {
  const steps = await withBackstage(page, fences);
  const all = steps.map(({ fence }) => fence);
  const variants = variantsOf(all).slice(0, isComplete() ? undefined : 1);
  const findings = await Promise.all(variants.map((variant) => walk(steps, all, variant)));
  return findings.flat();
}

async function walk(steps: readonly Step[], all: readonly Fence[], variant: Variant): Promise<Finding[]> {
  const sandbox = await createSandbox();
  const findings: Finding[] = [];
  const servers: (() => void)[] = [];
  let log = "";
  let ports: number[] = [];
  try {
    for (const { fence, shown } of await withFreePorts(steps.filter((step) => variant.shows(step.fence)))) {
      const role = roleOf(fence);
      const acts = variant.acts(all.filter(({ headings }) => headings[0] === fence.headings[0]));
      const file = fileOf(fence);
      if (role === "file" && file !== undefined) {
        await sandbox.write(file, fence.code);
        ports = listening(fence) ?? ports;
      } else if (acts && (shown ? isRun(fence) : role === "command")) {
        const server = serverCommand(fence);
        if (server !== undefined) servers.push(await serve(sandbox.folder, server, ports[0] ?? 0));
        const outcome = server === undefined ? await runInTurn(sandbox, fence.code) : { output: "", code: 0 };
        log = outcome.output;
        const failed = outcome.code !== 0 && shown;
        findings.push({ fence, problem: failed ? `exit code ${String(outcome.code)}:\n${log}` : undefined });
      } else if (isOutput(fence)) {
        findings.push({ fence, problem: await compareOutput(fence, sandbox, log) });
      }
    }
  } finally {
    for (const stop of servers) stop();
    await sandbox.remove();
  }
  return findings;
}

/**
 * Runs a block after others in the same sandbox. The settings that a page omits from a configuration in JavaScript are added,
 * but not for scripts, which may run in the folder of another package.
 */
async function runInTurn(sandbox: Sandbox, script: string): Promise<Outcome> {
  await sandbox.move();
  const isWhole = script.startsWith("npm run ") || (await sandbox.exists("docusaurus.config.ts"));
  const site: Record<string, string> = isWhole ? {} : { DOCUSAURUS_CLI_CONFIG: SITE_CONFIG };
  return runLoaded(sandbox.folder, script, site);
}

/** Replaces every port on which a program of the steps listens by a free one. */
async function withFreePorts(steps: readonly Step[]): Promise<Step[]> {
  const ports = new Map<string, string>();
  for (const port of steps.flatMap(({ fence }) => listening(fence) ?? [])) {
    ports.set(String(port), String(await freePort()));
  }
  return steps.map(({ fence, shown }) => {
    let { code } = fence;
    for (const [port, free] of ports) code = code.replaceAll(new RegExp(`\\b${port}\\b`, "gu"), free);
    return { fence: { ...fence, code }, shown };
  });
}

function listening({ code }: Fence): number[] | undefined {
  const ports = [...code.matchAll(/\.listen\((\d+)\)/gu)].map(([, port]) => Number(port));
  return ports.length === 0 ? undefined : ports;
}

/** One way through the tabs of a page: the tab that a reader chooses in each group. */
interface Variant {
  readonly index: number;
  readonly shows: (fence: Fence) => boolean;
  /**
   * Whether the blocks of a chapter run. They don't if the chapter is the same in an earlier variant.
   */
  readonly acts: (chapter: readonly Fence[]) => boolean;
}

const PACKAGE_MANAGERS = ["npm", "yarn", "pnpm", "bun"];
const GROUPS = [
  ["plugin", "graphqlrc"],
  ["docusaurus-command", "gqlmd"],
  ["docusaurus", "starlight", "vitepress", "mkdocs", "other"],
  PACKAGE_MANAGERS,
];
// The package with which graphql-config reads TOML is not installed.
const NOT_CHOSEN = new Set(["toml"]);

/** As many variants as the largest group of tabs has values, so that every tab is chosen in one of them. */
function variantsOf(fences: readonly Fence[]): Variant[] {
  const groups = groupsOf(fences);
  const count = Math.max(1, ...groups.map((group) => group.length));
  return Array.from({ length: count }, (_, index) => {
    const chosen = new Set(["npm", ...groups.map((group) => group[index % group.length])]);
    return {
      index,
      shows: (fence) => fence.tabs.every((tab) => chosen.has(tab)),
      acts: (chapter) => index < Math.max(1, ...groupsOf(chapter).map((group) => group.length)),
    };
  });
}

function groupsOf(fences: readonly Fence[]): string[][] {
  const used = new Set(fences.flatMap(({ tabs }) => tabs).filter((tab) => !NOT_CHOSEN.has(tab)));
  const known = GROUPS.map((group) => group.filter((tab) => used.has(tab)));
  const others = [...used].filter((tab) => !GROUPS.flat().includes(tab));
  return [...known, others].filter((group) => group.length > 0 && !group.some((tab) => PACKAGE_MANAGERS.includes(tab)));
}

/** A block to run, write or compare, and whether the page shows it. */
export interface Step {
  readonly fence: Fence;
  readonly shown: boolean;
}

/**
 * The blocks of a page, with hidden ones inserted.
 *
 * Some output on a page comes from commands that the page does not show, such as the mistakes in Troubleshooting. `backstage/`
 * contains these commands under the headings of the page, and output that the page does not show as a block. They run before
 * the first output of their section, or before its first block if it has no output. A section that has no blocks on the page
 * must have hidden output, and runs last.
 *
 * @param page path of the page
 * @param fences its blocks
 * @throws Error when neither the page nor `backstage/` has output to compare in the section of a hidden block
 */
export async function withBackstage(page: string, fences: readonly Fence[]): Promise<Step[]> {
  const steps = fences.map((fence): Step => ({ fence, shown: true }));
  const backstage = await readBackstage(page);
  for (const hidden of backstage) {
    const belongs = ({ fence, shown }: Step): boolean =>
      shown && fence.headings.join("/") === hidden.headings.join("/");
    const output = steps.findIndex((step) => belongs(step) && isOutput(step.fence));
    const at = output === -1 ? steps.findIndex(belongs) : output;
    const hasOutput = backstage.some((each) => isOutput(each) && each.headings.join("/") === hidden.headings.join("/"));
    if (at === -1 && !hasOutput) throw new Error(`${page} has no blocks under "${hidden.headings.join(" / ")}"`);
    steps.splice(at === -1 ? steps.length : at, 0, { fence: hidden, shown: false });
  }
  return steps;
}

async function readBackstage(page: string): Promise<Fence[]> {
  const name = `backstage/${page.replaceAll("/", "-")}`;
  try {
    return parseFences(name, await readFile(new URL(name, import.meta.url), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
