import { mkdir } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";
import { execute } from "../docs/blocks/shell";
import type { Outcome } from "../docs/blocks/shell";
import type { LineRunner } from "../docs/getStarted/follow";
import { startDocusaurus } from "../docs/getStarted/start";
import { freePort } from "../freePort";
import { startServer } from "../startServer";
import { writeFiles } from "../writeFiles";

/** The tested releases of package managers, besides the npm of Node.js. */
const RELEASES = { yarn: "yarn@1.22.22", pnpm: "pnpm@10.34.9" } as const;
export type TestedManager = "npm" | keyof typeof RELEASES;

/** Whether Yarn 1 accepts all packages on this release of Node.js: see docs/guides/compatibility.mdx. */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
export const acceptsEngines = major > 22 || (major === 22 && minor >= 15);

/** Adds the flag that the page names for Yarn 1 on a release of Node.js that some packages don't allow. */
export function withEngineFlag(line: string): string {
  return acceptsEngines ? line : line.replace(/^yarn add(?= )/u, "$& --ignore-engines");
}

/** A terminal of a reader with network access. */
export interface Terminal {
  readonly env: NodeJS.ProcessEnv;
  readonly run: (line: string, folder: string) => Promise<Outcome>;
  /** Run the lines that start a server until it serves a page of the reference. */
  readonly servers: readonly LineRunner[];
}

/**
 * Opens a terminal in which the package managers are installed.
 *
 * @param home folder of the reader; must be empty
 */
export async function openTerminal(home: string): Promise<Terminal> {
  const programs = Object.entries(RELEASES).map(([name, release]) => [
    `bin/${name}`,
    `#!/bin/sh\nexec npx --yes --package=${release} ${name} "$@"\n`,
  ]);
  await writeFiles(home, Object.fromEntries(programs) as Record<string, string>, 0o755);
  await mkdir(path.join(home, "tmp"));
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    PATH: [path.join(home, "bin"), path.dirname(process.execPath), process.env["PATH"]].join(path.delimiter),
    // Makes the package managers use the caches of this machine.
    HOME: process.env["HOME"],
    TMPDIR: path.join(home, "tmp"),
    NO_COLOR: "1",
    CI: "true",
    BROWSER: "none",
    // Docusaurus asks before it uses a port other than its default.
    PORT: String(port),
    npm_config_prefer_offline: "true",
    npm_config_update_notifier: "false",
    npm_config_yes: "true",
  };
  return {
    env,
    run: async (line, folder) => execute(folder, line, env),
    servers: [
      {
        command: /^(?:npm start|(?:yarn|pnpm) start)$/u,
        run: async (line, folder) => startDocusaurus(line, { folder, env, port }),
      },
      { command: / vitepress dev docs$/u, run: async (line, folder) => startVitePress(line, folder, env) },
    ],
  };
}

/** Runs VitePress's server until it serves the code of a generated page. */
async function startVitePress(line: string, folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const server = await startServer(["bash", "-c", line], /localhost:\d+/u, { cwd: folder, env });
  try {
    const [origin = ""] = /http:\/\/localhost:\d+/u.exec(stripVTControlCharacters(server.output())) ?? [];
    const response = await fetch(`${origin}/schema/types/objects/book.md`);
    const code = await response.text();
    if (!code.includes("Title as printed on the cover.")) throw new Error(`The site does not serve the page: ${code}`);
  } finally {
    await server.end();
  }
}
