import type { ListedTest } from "./listed";

function escape(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
}

/**
 * The tests that a pattern of a requirement means.
 *
 * @param pattern `file › title`, as `Requirement.tests` has it
 * @returns none when the pattern names no test
 * @throws Error when the pattern names no title
 */
export function proofsOf(pattern: string, tests: readonly ListedTest[]): ListedTest[] {
  const [file, ...titles] = pattern.split(" › ");
  if (titles.length === 0) throw new Error(`"${pattern}" names no test; write \`file › title\`.`);
  const title = titles.join(" › ").split("*").map(escape).join(".*");
  const expected = new RegExp(`^(?:.* › )?${title}$`, "su");
  return tests.filter((test) => test.file === file && expected.test(test.title));
}
