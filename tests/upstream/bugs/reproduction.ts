import { speaking } from "../compare";
import type { FindInDocs } from "../compare";
import { leftBy } from "./run";
import type { Left, Run } from "./run";

/** One way to meet a bug. */
export interface Trial {
  /** What a user does who meets it. */
  readonly run: Run;
  /** The same with the workaround or, where there is none, without the trigger. */
  readonly control: Run;
  /** Whether what is left shows the bug: true of the run, false of the control. */
  readonly shows: (left: Left) => boolean;
}

/** Known bugs by the anchors of their rows in the documentation, each with its triggers. */
export type Reproductions = Readonly<Record<string, Readonly<Record<string, Trial>>>>;

/** A known bug with its triggers. */
export type Reproduction = readonly [id: string, trials: Readonly<Record<string, Trial>>];

/** Whether the installed tool has a bug, as far as one trigger shows it. */
export async function reproduces({ run, shows }: Trial): Promise<boolean> {
  return shows(await leftBy(run));
}

/**
 * Tells of each bug that the installed tool has no more, or not with each of its triggers.
 *
 * @returns a line for each such bug, with the lines of the documentation that name it
 */
export async function goneBugs(bugs: readonly Reproduction[], findInDocs: FindInDocs): Promise<string[]> {
  const lines = await Promise.all(
    bugs.map(async ([id, trials]) => {
      const said = await verdict(trials);
      return said === undefined ? [] : [`known bug #${id} ${said}${speaking(findInDocs(mentions(id)))}`];
    }),
  );
  return lines.flat();
}

/** What there is to tell of a bug, if anything. */
async function verdict(trials: Readonly<Record<string, Trial>>): Promise<string | undefined> {
  const gone: string[] = [];
  const there: string[] = [];
  const said: string[] = [];
  for (const [trigger, trial] of Object.entries(trials)) {
    try {
      ((await reproduces(trial)) ? there : gone).push(trigger);
    } catch (error) {
      said.push(`could not be tried with ${trigger}: ${String(error)}`);
    }
  }
  if (gone.length === Object.keys(trials).length) said.push("is gone: remove its row, and what is said of it");
  else if (gone.length > 0) {
    const rest = there.length > 0 ? `, but not with ${there.join(", ")}` : "";
    said.push(`is gone with ${gone.join(", ")}${rest}: correct its row`);
  }
  return said.length === 0 ? undefined : said.join("; ");
}

/** The anchor of a row, and links to it. */
function mentions(id: string): RegExp {
  return new RegExp(`\\b${id}(?![\\w-])`, "u");
}
