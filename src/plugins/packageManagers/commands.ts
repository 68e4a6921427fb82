import { pinned } from "../../data/release";

/** Package managers in the order of their tabs. */
export const MANAGERS = ["npm", "yarn", "pnpm", "bun"] as const;
export type Manager = (typeof MANAGERS)[number];

/** What the other package managers have instead of the beginning of an npm command. */
const WORDS: readonly (readonly [npm: RegExp, others: Readonly<Record<Exclude<Manager, "npm">, string>>])[] = [
  [/^npm install --save-dev(?= )/u, { yarn: "yarn add --dev", pnpm: "pnpm add --save-dev", bun: "bun add --dev" }],
  [/^npm install(?= )/u, { yarn: "yarn add", pnpm: "pnpm add", bun: "bun add" }],
  [/^npm install$/u, { yarn: "yarn install", pnpm: "pnpm install", bun: "bun install" }],
  [/^npm init -y$/u, { yarn: "yarn init -y", pnpm: "pnpm init", bun: "bun init -y" }],
  [/^npm run(?= )/u, { yarn: "yarn run", pnpm: "pnpm run", bun: "bun run" }],
  [/^npm start$/u, { yarn: "yarn start", pnpm: "pnpm start", bun: "bun run start" }],
  [/^npx(?= )/u, { yarn: "yarn", pnpm: "pnpm", bun: "bunx" }],
];

/** Whether a code block contains commands of npm, to be shown for each package manager. */
export function hasManagers({ language, meta }: { readonly language: string; readonly meta: string }): boolean {
  return language === "bash" && meta.split(/\s/u)[0] === "npm";
}

function translated(line: string, manager: Exclude<Manager, "npm">): string {
  const [npm, others] = WORDS.find(([words]) => words.test(line)) ?? [];
  if (npm === undefined || others === undefined) return line;
  const command = line.replace(npm, others[manager]);
  if (!line.startsWith("npm install ")) return command;
  // npm installs the version of graphql that the packages accept; the others install the newest one.
  return command.split(" ").map(pinned).join(" ");
}

/**
 * Translates commands of npm. Other lines stay unchanged.
 *
 * @param code lines of a shell block
 * @throws Error at a command of npm that has no translation
 */
export function commandsFor(manager: Manager, code: string): string {
  if (manager === "npm") return code;
  const lines = code.split("\n").map((line) => translated(line, manager));
  const left = lines.find((line) => /^np[mx]\b/u.test(line));
  if (left !== undefined) {
    throw new Error(`src/plugins/packageManagers/commands.ts has no ${manager} command for "${left}".`);
  }
  return lines.join("\n");
}
