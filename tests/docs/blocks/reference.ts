import type { Fence } from "../fences";
import { withBackstage } from "./backstage";
import type { Step } from "./backstage";
import { isRun } from "./commands";
import { compareOutput } from "./printed";
import { isConfiguration, needsNetwork, recipes } from "./recipe";
import type { Done, Recipes } from "./recipe";
import { fileOf, isOutput, roleOf } from "./roles";
import type { Finding } from "./walk";

/**
 * Checks a page with independent sections, such as Settings: runs each configuration on the schema of the page, with the other
 * files of its section. A schema that a section shows is used until the next `h2`.
 *
 * @param page path of the page
 * @param fences its blocks
 * @param schema SDL that the sections share
 * @returns one finding for each configuration, command, program and output
 */
export async function checkReference(page: string, fences: readonly Fence[], schema: string): Promise<Finding[]> {
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
