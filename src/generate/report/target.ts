import path from "node:path";
import { runQuietly } from "../command";
import { generatorPackages } from "../examples/options";
import type { GenerationContext, GenerationTarget } from "../target";

const COMMAND = "packages/schema-report/cli.mjs";
/** The schema of the example "group-by" as it was one year earlier. */
const EARLIER = "examples/schemas/group-by-earlier/school.graphql";

/** The arguments of the command for each report. */
const REPORTS = {
  changes: ["changes", EARLIER, "--config", "examples/options/group-by.ts", "--name", "School year 2026/27"],
  coverage: ["coverage", "--config", "examples/options/default.ts"],
} as const;

/** The reports that the guide to the changelog shows: changes of one example schema, and coverage of the other. */
export const reportTarget: GenerationTarget = {
  name: "report",
  folder: "examples",
  entries: ["report"],
  inputs: [
    "examples/schemas/default",
    "examples/schemas/group-by",
    EARLIER,
    "examples/options",
    "packages/reference-formatter",
    "packages/schema-report",
    "src/generate/report",
  ],
  packages: generatorPackages,
  generate,
};

async function generate({ root, staging, report }: GenerationContext): Promise<number> {
  report("comparing schemas and measuring coverage");
  const reports = Object.entries(REPORTS);
  await Promise.all(
    reports.map(async ([name, args]) => {
      const command = [path.join(root, COMMAND), ...args, "--out", path.join(staging, "report", `${name}.mdx`)];
      // The command prints one line for people. Further lines are warnings.
      await runQuietly(command, root, `Fix what "${COMMAND} ${name}" names.`, 1);
    }),
  );
  return reports.length;
}
