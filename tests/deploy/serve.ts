/**
 * Serves `build/` with the configuration in `deploy/nginx` until it is stopped: `tsx tests/deploy/serve.ts PORT`. Browser
 * tests can run against it.
 */
import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import process from "node:process";
import { compressedBuild, prepareNginx } from "./nginx";

async function main(): Promise<void> {
  const port = Number(process.argv[2]);
  if (!Number.isInteger(port) || port < 1) throw new Error("Usage: tsx tests/deploy/serve.ts PORT");
  const build = await compressedBuild();
  const nginx = await prepareNginx(port);
  await nginx.release(build);
  await rm(build, { recursive: true });
  const server = spawn(nginx.program, ["-c", nginx.configuration, "-p", nginx.root, "-g", "daemon off;"], {
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill("SIGTERM"));
  process.exitCode = await new Promise<number>((resolve, reject) => {
    server.on("error", reject);
    server.on("exit", (code) => {
      resolve(code ?? 0);
    });
  });
  await nginx.remove();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
