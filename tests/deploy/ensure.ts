/** Makes sure that there is an nginx before the tests of the deployment start, and installs one when there is none. */
import { spawnSync } from "node:child_process";
import process from "node:process";
import { findNginx } from "./find";

const INSTALL = "apt-get update && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static";

function main(): void {
  if (findNginx() !== undefined) return;
  console.error(`No nginx with its brotli module; trying: ${INSTALL}`);
  spawnSync("sh", ["-c", INSTALL], { stdio: "inherit", timeout: 300_000 });
  if (findNginx() !== undefined) return;
  console.error(
    "No nginx could be found or installed: install Debian's nginx and libnginx-mod-http-brotli-static, or their equals.",
  );
  process.exitCode = 1;
}

main();
