/** Receives one line of progress, without a line end. */
export type Report = (line: string) => void;

/** Progress on standard output, every line under the same name so that parallel steps can be told apart. */
export function reportTo(stream: NodeJS.WritableStream, name: string): Report {
  return (line) => {
    stream.write(`[generate] ${name}: ${line}\n`);
  };
}
