import type { ListedTest } from "../conformance/listed";
import { endings } from "./judge";
import { breakLane, preloading } from "./lane";
import type { Lane } from "./lane";
import type { Mutant } from "./mutant";
import { key, TRIED } from "./switches";

/** A test that no mutant may break: it proves no promise. */
const ALIVE: ListedTest = {
  file: "tests/e2e/alive.spec.ts",
  place: "tests/e2e/alive.spec.ts",
  title: "the home page starts without an error, and shows its title",
  proves: [],
  skipped: false,
};

/** What came of one mutant. */
export interface Trial {
  readonly mutant: Mutant;
  /** Titles of the tests that failed by assertion. */
  readonly caughtBy: readonly string[];
  /** Why it does not count as caught; empty if it does. */
  readonly faults: readonly string[];
}

/**
 * Breaks a lane, and runs the tests that prove what is broken.
 *
 * @param tests - all that prove something
 * @param port - the first of two that the servers take
 */
export async function tryMutant(
  lane: Lane,
  mutant: Mutant,
  tests: readonly ListedTest[],
  port: number,
): Promise<Trial> {
  const ids: readonly string[] = mutant.ids;
  const concerned = tests.filter(({ proves }) => proves.some((id) => ids.includes(id)));
  const inPage = mutant.changes.some(({ kind }) => kind !== "source");
  const env = { ...preloading(lane.folder), [TRIED]: key(mutant.name), TEST_PORT: String(port) };
  const restore = await breakLane(lane, mutant);
  try {
    const ended = await endings(lane.folder, inPage ? [...concerned, ALIVE] : concerned, env);
    const withStatus = (status: string): string[] =>
      ended.filter((one) => one.status === status).map(({ title }) => title);
    const crashes = ended.filter(({ status }) => status === "crashed");
    const caughtBy = withStatus("asserted");
    const provedBy = (id: string): string[] =>
      concerned.filter(({ proves }) => proves.includes(id)).map(({ title }) => title);
    const missed = ids.filter((id) => !provedBy(id).some((title) => caughtBy.includes(title)));
    const alive = !inPage || withStatus("passed").includes(ALIVE.title);
    return {
      mutant,
      caughtBy,
      faults: [
        ...missed.map((id) => `no test of ${id} fails by assertion`),
        ...(missed.length > 0 ? crashes.map(({ title, reason }) => `crashed: ${title} (${reason})`) : []),
        ...(alive ? [] : ["the site does not start"]),
      ],
    };
  } finally {
    await restore();
  }
}
