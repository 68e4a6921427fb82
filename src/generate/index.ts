/** `npm run generate`: generates the pages in `examples/` and the API reference, or the targets named as arguments. */
import process from "node:process";
import { fileURLToPath } from "node:url";
import { GenerationError } from "./target";
import { runTarget } from "./run";
import { targets } from "./targets";

const root = fileURLToPath(new URL("../..", import.meta.url));

async function main(): Promise<void> {
  const names = process.argv.slice(2);
  const known = targets.map((target) => target.name);
  const unknownNames = names.filter((name) => !known.includes(name));
  if (unknownNames.length > 0) {
    console.error(
      `Unknown option or target: ${unknownNames.join(", ")}.\n  Fix: name any of ${known.join(", ")}, or none for all.`,
    );
    process.exitCode = 1;
    return;
  }

  const wanted = targets.filter((target) => names.length === 0 || names.includes(target.name));
  const outcomes = await Promise.allSettled(
    wanted.map((target) =>
      runTarget(root, target, (line) => {
        // With the name of the target, because targets run in parallel.
        process.stdout.write(`[generate] ${target.name}: ${line}\n`);
      }),
    ),
  );
  for (const [position, outcome] of outcomes.entries()) {
    if (outcome.status === "fulfilled") continue;
    process.exitCode = 1;
    const name = wanted[position]?.name ?? "";
    // A GenerationError explains itself; anything else is a bug, for which the stack is useful.
    const reason: unknown = outcome.reason;
    console.error(`\n[generate] ${name} failed; the earlier pages, if any, stay in place.`);
    console.error(reason instanceof GenerationError ? reason.message : reason);
  }
}

void main();
