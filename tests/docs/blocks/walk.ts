import type { Fence } from "../fences";
import { withBackstage } from "./backstage";
import type { Step } from "./backstage";
import { isRun, serverCommand } from "./commands";
import { compareOutput } from "./printed";
import { fileOf, isOutput, roleOf } from "./roles";
import { createSandbox, SITE_CONFIG } from "./sandbox";
import type { Sandbox } from "./sandbox";
import { freePort } from "../../freePort";
import { isComplete } from "../../matrix";
import { runLoaded } from "./loaded";
import { serve } from "./shell";
import type { Outcome } from "./shell";
import { variantsOf } from "./variants";
import type { Variant } from "./variants";

/** The result of one block in one walk through its page. */
export interface Finding {
  readonly fence: Fence;
  readonly problem: string | undefined;
}

/**
 * Follows a page as a reader does: writes each file, runs each command and compares each output. Every choice of tabs is a
 * separate walk in an empty folder; without `MATRIX=full`, only the first choice is walked.
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
 * Runs a block after others in the same sandbox. The settings that a page omits from a configuration in JavaScript are added.
 */
async function runInTurn(sandbox: Sandbox, script: string): Promise<Outcome> {
  await sandbox.move();
  const isTyped = await sandbox.exists("docusaurus.config.ts");
  const site: Record<string, string> = isTyped ? {} : { DOCUSAURUS_CLI_CONFIG: SITE_CONFIG };
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
