import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";

/** Where systems keep the programs of services, which is not on everyone's path. */
const SYSTEM = ["/usr/sbin", "/usr/local/sbin"];

/** Where Debian's packages put modules that are loaded on request. */
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** A program of the system. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter((folder) => folder !== "");
  return [...folders, ...SYSTEM].map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** What the tests of the deployment need of nginx. */
export interface NginxFiles {
  readonly program: string;
  readonly brotliModule: string;
}

/** The nginx of the system with its brotli module, or `undefined` when one of the two is missing. */
export function findNginx(): NginxFiles | undefined {
  const program = findProgram("nginx");
  return program !== undefined && existsSync(BROTLI) ? { program, brotliModule: BROTLI } : undefined;
}
