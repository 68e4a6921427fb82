/**
 * Measures builds of the site (cold, with one changed page, with the default bundler) and of its pages with other generators,
 * and writes RESULTS.md. The argument is the number of rounds: `npm run bench:build -- 5`.
 */
import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { copyPages, copyProject } from "../../copy/project";
import { siteUrl } from "@site/src/config/siteUrl";
import { circumstances } from "./circumstances";
import { installPeer, peers, versionsOf, writePages } from "./peers";
import type { PeerName } from "./peers";
import { ratiosOf, report } from "./results";
import { playRound } from "./rounds";
import type { Round } from "./rounds";

const root = path.resolve(import.meta.dirname, "../../..");
const ROUNDS = Number(process.argv[2] ?? 3);

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function main(): Promise<void> {
  const temporary = await mkdtemp(path.join(await realpath(tmpdir()), "bench-build-"));
  const folder = path.join(temporary, "site");
  const { url, baseUrl } = siteUrl(process.env);
  try {
    const versions: string[] = [];
    for (const name of peers) {
      const version = await versionsOf(name);
      versions.push(version);
      say(`Installing ${version} …`);
      await installPeer(name, path.join(temporary, name));
    }
    say("Copying the project …");
    await copyProject(root, folder);
    await copyPages(root, folder);
    /** Writes the pages for another generator, and returns its folder. */
    const preparePeer = async (name: PeerName): Promise<string> => {
      const peer = path.join(temporary, name);
      await writePages(name, peer, path.join(folder, "build"), url + baseUrl);
      return peer;
    };
    const rounds: Round[] = [];
    for (let number = 1; number <= ROUNDS; number += 1) {
      say(`Round ${String(number)} of ${String(ROUNDS)}:`);
      rounds.push(await playRound(folder, number, preparePeer, say));
    }
    const file = path.join(import.meta.dirname, "RESULTS.md");
    await writeFile(file, report([...circumstances(), ...versions], rounds));
    say(`Written to ${path.relative(root, file)}.`);
    for (const { build, reference, limit, clock } of ratiosOf(rounds)) {
      if (clock <= limit) continue;
      const ratio = `takes ${clock.toFixed(2)} times as long as "${reference}"`;
      say(`Over the limit: the build "${build}" ${ratio}; at most ${String(limit)} is allowed.`);
      process.exitCode = 1;
    }
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

void main();
