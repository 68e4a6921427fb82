import { getIntrospectionQuery } from "graphql/utilities/getIntrospectionQuery";
import { hasControlCharacter } from "../../config/optionText";

export const shells = { posix: "Bash or Zsh", powershell: "PowerShell" } as const;

export type Shell = keyof typeof shells;

export interface Endpoint {
  readonly url: string;
  /** One header per line, as `Name: value`. */
  readonly headers: string;
  readonly shell: Shell;
}

/** Matches the name of a header (RFC 9110, "token"). */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/u;

const BODY = JSON.stringify({ query: getIntrospectionQuery().replaceAll(/\s+/gu, " ").trim() });

const quote: Readonly<Record<Shell, (text: string) => string>> = {
  posix: (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`,
  // PowerShell treats typographic quotes like straight quotes.
  powershell: (text) => `'${text.replaceAll(/['‘’‚‛]/gu, "$&$&")}'`,
};

function commandText(shell: Shell, url: string, headers: readonly (readonly [name: string, value: string])[]): string {
  const q = quote[shell];
  if (shell === "posix") {
    const lines = [["content-type", "application/json"], ...headers].map(
      ([name = "", value = ""]) => `-H ${q(`${name}: ${value}`)}`,
    );
    // A URL may contain brackets, which curl without `-g` reads as a list of URLs.
    return [`curl -gfsS ${q(url)}`, ...lines, `-d ${q(BODY)}`, "-o schema.json"].join(" \\\n  ");
  }
  const table = headers.map(([name, value]) => `${q(name)} = ${q(value)}`).join("; ");
  const options = [
    "-Method Post",
    "-ContentType 'application/json'",
    ...(table === "" ? [] : [`-Headers @{ ${table} }`]),
  ];
  return [`Invoke-WebRequest -Uri ${q(url)}`, ...options, `-Body ${q(BODY)}`, "-OutFile schema.json"].join(" `\n  ");
}

/** Writes the command that saves the schema of an endpoint in `schema.json`, or says what is wrong with the input. */
export function commandFor({
  url,
  headers,
  shell,
}: Endpoint): { readonly command: string } | { readonly problem: string } {
  const address = url.trim();
  const { protocol = "" } = URL.canParse(address) && !hasControlCharacter(address) ? new URL(address) : {};
  if (protocol !== "https:" && protocol !== "http:") {
    return { problem: "Enter the URL of the endpoint, starting with https:// or http://." };
  }
  const lines = headers.split(/\r?\n/u).filter((line) => line.trim() !== "");
  const parsed = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, Math.max(colon, 0)).trim(), line.slice(colon + 1).trim()] as const;
  });
  const wrong = parsed.findIndex(([name, value]) => !NAME.test(name) || hasControlCharacter(value));
  if (wrong >= 0) return { problem: `Write each header as "Name: value". This line is wrong: ${lines[wrong] ?? ""}` };
  return { command: commandText(shell, address, parsed) };
}
