import type { ListedTest } from "./listed";
import { proofsOf } from "./proofs";
import type { Part, Requirement } from "./requirement";

/** What the projects of the runners drive. */
const DRIVEN: Readonly<Record<string, string>> = {
  site: "site",
  fixture: "fixture",
  fixtures: "fixture builds",
  build: "build",
  unit: "unit",
};

function cell(text: string): string {
  return text.replaceAll("|", String.raw`\|`).replaceAll("*", String.raw`\*`);
}

function row({ sentence, tests }: Requirement, listed: readonly ListedTest[]): string {
  const proofs = tests.map((pattern) => ({ pattern, found: proofsOf(pattern, listed) }));
  const places = new Set(proofs.flatMap(({ found }) => found.map(({ project }) => DRIVEN[project] ?? project)));
  const names = proofs.map(({ pattern, found }) => {
    const number = found.length > 1 ? ` (${String(found.length)} tests)` : "";
    return `${cell(pattern)}${number}`;
  });
  return `| ${cell(sentence)} | ${[...places].join(", ")} | ${names.join("<br />")} |`;
}

/**
 * The page that lists each sentence of the specification with the tests that prove it.
 *
 * @param parts the specification
 * @param listed every test there is
 * @returns Markdown
 */
export function conformancePage(parts: readonly Part[], listed: readonly ListedTest[]): string {
  const requirements = parts.flatMap((part) => part.requirements);
  const proved = new Set(
    requirements.flatMap(({ tests }) => tests.flatMap((pattern) => proofsOf(pattern, listed))).map((test) => test),
  );
  const at = (...projects: string[]): string =>
    String([...proved].filter(({ project }) => projects.includes(project)).length);
  const head = `# Conformance

<!-- Written by \`npm run conformance\` from tests/conformance/; do not edit. -->

Each sentence of the specification, and the tests that prove it. A sentence without a test, or a test that is gone, fails
\`npm test\`.

${String(requirements.length)} sentences, proved by ${String(proved.size)} tests: ${at("site")} in a browser on this
site, ${at("fixture")} in a browser on the fixture site, ${at("fixtures")} on builds of faulty sites, ${at("build")} on the
built files, ${at("unit")} on single modules. An asterisk stands for any text.
`;
  const tables = parts.map(
    ({ heading, requirements: own }) =>
      `## ${heading}\n\n| Sentence | Where | Tests |\n| --- | --- | --- |\n${own.map((one) => row(one, listed)).join("\n")}\n`,
  );
  return [head, ...tables].join("\n");
}
