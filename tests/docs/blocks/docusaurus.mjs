/**
 * Runs Docusaurus commands one after another in one process, because loading the packages takes most of the time of a command.
 * Each script needs a folder of its own, because modules of a folder stay loaded. A command that fails ends this process.
 */
import { createRequire } from "node:module";
import process from "node:process";

const require = createRequire(import.meta.url);

// Modules with state that must not carry over to the next command: the schema of the printer, the commands of commander.
const STATEFUL = /\/node_modules\/(?:@graphql-markdown\/|commander\/|@docusaurus\/core\/lib\/commands\/cli\.js)/u;
const known = new Set(Object.keys(globalThis));

process.on("message", ({ folder, env, words }) => {
  for (const file of Object.keys(require.cache)) if (STATEFUL.test(file)) Reflect.deleteProperty(require.cache, file);
  for (const name of Object.keys(globalThis)) if (!known.has(name)) Reflect.deleteProperty(globalThis, name);
  process.chdir(folder);
  process.env = env;
  process.exitCode = 0;
  // Without the channel, the event loop is empty once the command has finished, which emits `beforeExit`.
  process.channel.unref();
  require("@docusaurus/core/lib/commands/cli").runCLI([process.execPath, "docusaurus", ...words]);
});

process.on("beforeExit", (code) => {
  process.stdout.write(`\0${code}`);
  process.channel.ref();
});
