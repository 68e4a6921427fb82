/** Process that runs the tool for one example, and sends the result to the parent process. */
import process from "node:process";
import { GenerationError } from "../target";
import { generateExample } from "./generate";
import type { ExampleName } from "./options";
import type { WorkerAnswer } from "./target";

const [name, root, staging] = process.argv.slice(2) as [ExampleName, string, string];

// Exit together with the parent process, even if a signal has ended the parent.
process.once("disconnect", () => process.exit());
// The listener must not keep the process alive.
process.channel?.unref();

function answer(message: WorkerAnswer): void {
  process.send?.(message, () => {
    process.disconnect();
  });
}

async function main(): Promise<void> {
  try {
    answer({ pages: await generateExample({ name, root, staging }) });
  } catch (error) {
    if (error instanceof GenerationError) answer({ problem: error.problem, fix: error.fix });
    else answer({ bug: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

void main();
