import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";

/** Folders with the programs of services, which are not on the PATH of every user. */
const SERVICE_FOLDERS = ["/usr/sbin", "/usr/local/sbin"];

/** Folders in which systems install the modules of nginx. */
const MODULES = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/usr/local/lib/nginx/modules"];

/** Finds a program on the PATH or among those of services. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter((folder) => folder !== "");
  return [...folders, ...SERVICE_FOLDERS].map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** The files of nginx that the tests of the deployment use. */
export interface NginxFiles {
  readonly program: string;
  readonly brotliModule: string;
}

/** Finds nginx and its brotli module; `undefined` when one of the two is missing. */
export function findNginx(): NginxFiles | undefined {
  const program = findProgram("nginx");
  const brotliModule = MODULES.map((folder) => `${folder}/ngx_http_brotli_static_module.so`).find(existsSync);
  return program !== undefined && brotliModule !== undefined ? { program, brotliModule } : undefined;
}
