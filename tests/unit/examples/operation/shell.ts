import { spawn } from "node:child_process";
import type { IncomingHttpHeaders } from "node:http";
import { json, text } from "node:stream/consumers";
import { serve } from "../../serve";

/** A request that reached the server. */
export interface Request {
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly query: string; readonly variables?: unknown };
}

/**
 * Runs commands in a shell, one after the other, against a server that responds with the request.
 *
 * @param commandsFor returns the commands for the URL of the server
 * @returns the request of each command
 * @throws Error with the output of a command that fails
 */
export async function runAgainstServer(commandsFor: (endpoint: string) => readonly string[]): Promise<Request[]> {
  const origin = await serve((request, response) => {
    json(request).then(
      (body) => response.end(`${JSON.stringify({ headers: request.headers, body })}\n`),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  const shell = spawn("sh", ["-eu"], { env: { ...process.env, no_proxy: "127.0.0.1" } });
  const commands = commandsFor(`${origin}/graphql`);
  shell.stdin.end(['curl() { command curl --silent --show-error --fail "$@"; }', ...commands, ""].join("\n"));
  const [output, errors] = await Promise.all([text(shell.stdout), text(shell.stderr)]);
  if (errors !== "") throw new Error(errors);
  return output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Request);
}
