import { pinned } from "../../data/release";

/** Package managers in the order of their tabs. */
export const MANAGERS = ["npm", "yarn", "pnpm", "bun"] as const;
export type Manager = (typeof MANAGERS)[number];

/** Beginnings of npm commands, and the corresponding beginnings for the other package managers. */
const BEGINNINGS: readonly (readonly [npm: RegExp, others: Readonly<Record<Exclude<Manager, "npm">, string>>])[] = [
  [/^npm install --save-dev(?= )/u, { yarn: "yarn add --dev", pnpm: "pnpm add --save-dev", bun: "bun add --dev" }],
  [/^npm install(?= )/u, { yarn: "yarn add", pnpm: "pnpm add", bun: "bun add" }],
  [/^npm install$/u, { yarn: "yarn install", pnpm: "pnpm install", bun: "bun install" }],
  [/^npm init -y$/u, { yarn: "yarn init -y", pnpm: "pnpm init", bun: "bun init -y" }],
  [/^npm run(?= )/u, { yarn: "yarn run", pnpm: "pnpm run", bun: "bun run" }],
  [/^npm start$/u, { yarn: "yarn start", pnpm: "pnpm start", bun: "bun run start" }],
  [/^npx(?= )/u, { yarn: "yarn", pnpm: "pnpm", bun: "bunx" }],
];

/** Whether a code block is marked as `bash npm`: its npm commands are shown for each package manager. */
export function hasManagers({ language, meta }: { readonly language: string; readonly meta: string }): boolean {
  return language === "bash" && meta.split(/\s/u)[0] === "npm";
}

function translate(line: string, manager: Exclude<Manager, "npm">): string {
  const [npm, others] = BEGINNINGS.find(([beginning]) => beginning.test(line)) ?? [];
  if (npm === undefined || others === undefined) return line;
  const command = line.replace(npm, others[manager]);
  if (!line.startsWith("npm install ")) return command;
  // npm finds matching versions of the tool and graphql. The others install the newest versions, which may not match.
  return command.split(" ").map(pinned).join(" ");
}

/**
 * Translates npm commands to the commands of a package manager. Other lines stay unchanged.
 *
 * @param code lines of a shell block
 * @throws Error when an npm command has no translation
 */
export function commandsFor(manager: Manager, code: string): string {
  if (manager === "npm") return code;
  const lines = code.split("\n").map((line) => translate(line, manager));
  const untranslated = lines.find((line) => /^np[mx]\b/u.test(line));
  if (untranslated !== undefined) {
    throw new Error(`src/plugins/packageManagers/commands.ts has no ${manager} command for "${untranslated}".`);
  }
  return lines.join("\n");
}
