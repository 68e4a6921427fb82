/** Why the playground does not do what it was asked; the message is a whole sentence or two, with what to do about it. */
export class Refusal extends Error {}

/**
 * Words for what was thrown in a run, for the reader.
 *
 * @param error anything
 * @returns one or more sentences that say what to do
 */
export function messageFor(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof RangeError) {
    return `The schema is nested too deeply for the browser. Remove layers of lists, or run the tool on your computer. (${error.message})`;
  }
  const message = error instanceof Error ? error.message : String(error);
  return `The tool stopped: ${message.replace(/\.$/u, "")}. Change the options or the schema that it names, or run the tool on your computer.`;
}
