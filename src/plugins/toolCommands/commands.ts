/** The programs that run the tool, in the order of their tabs. */
export const PROGRAMS = [
  { value: "docusaurus-command", label: "Docusaurus", program: "docusaurus" },
  { value: "gqlmd", label: "Other frameworks", program: "gqlmd" },
] as const;
export type Program = (typeof PROGRAMS)[number]["program"];

const COMMAND = /\bdocusaurus (?=graphql-to-doc\b)/gu;

/** Whether a code block is marked as `tool`: its command is shown for Docusaurus and for other frameworks. */
export function hasPrograms(meta: string): boolean {
  return meta.split(/\s/u)[0] === "tool";
}

/**
 * Replaces `docusaurus` by another program in each `docusaurus graphql-to-doc`.
 *
 * @param code code of a block in any language
 * @throws Error when the block has no such command
 */
export function commandsWith(program: Program, code: string): string {
  if (code.search(COMMAND) === -1) {
    throw new Error(`A block with the word "tool" must run "docusaurus graphql-to-doc":\n${code}`);
  }
  return code.replaceAll(COMMAND, `${program} `);
}
