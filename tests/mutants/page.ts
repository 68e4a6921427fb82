import type { Trial } from "./trial";

function cell(text: string): string {
  return text.replaceAll("|", String.raw`\|`).replaceAll("*", String.raw`\*`);
}

/**
 * The page with what came of each mutant.
 *
 * @param commit - that was tried
 * @returns Markdown
 */
export function mutantsPage(trials: readonly Trial[], date: Date, commit: string): string {
  const caught = trials.filter(({ faults }) => faults.length === 0).length;
  const rows = trials.map(({ mutant, caughtBy, faults }) => {
    const outcome = faults.length === 0 ? caughtBy.map(cell).join("<br />") : `**${cell(faults.join("; "))}**`;
    return `| ${cell(mutant.name)} | ${mutant.ids.join(", ")} | ${outcome} |`;
  });
  return `# Mutants

<!-- Written by \`npm run test:mutants\`; do not edit. -->

Each behaviour of the site was broken on purpose, and the tests that prove it were run. A mutant is caught when the site
still starts, and for each of its promises a test fails by assertion. ${date.toISOString().slice(0, 10)}, commit ${commit}:
${String(caught)} of ${String(trials.length)} were caught.

| What was broken | Promises | Tests that noticed |
| --- | --- | --- |
${rows.join("\n")}
`;
}
