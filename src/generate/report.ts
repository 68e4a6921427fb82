/** Receives one line of progress, without a line end. */
export type Report = (line: string) => void;

/** Progress on standard output, each line prefixed with the name, because targets run in parallel. */
export function reportTo(stream: NodeJS.WritableStream, name: string): Report {
  return (line) => {
    stream.write(`[generate] ${name}: ${line}\n`);
  };
}
