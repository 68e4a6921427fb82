/**
 * Runs one command of Docusaurus after the other, each in a folder that no earlier one knew: loading the packages takes
 * most of the time of a command, so they stay loaded. A command that fails ends this process.
 */
import { createRequire } from "node:module";
import process from "node:process";

const require = createRequire(import.meta.url);

// These keep something from one command to the next: the printer its schema, commander its commands.
const STATEFUL = /\/node_modules\/(?:@graphql-markdown\/|commander\/|@docusaurus\/core\/lib\/commands\/cli\.js)/u;
const known = new Set(Object.keys(globalThis));

process.on("message", ({ folder, env, words }) => {
  for (const file of Object.keys(require.cache)) if (STATEFUL.test(file)) Reflect.deleteProperty(require.cache, file);
  for (const name of Object.keys(globalThis)) if (!known.has(name)) Reflect.deleteProperty(globalThis, name);
  process.chdir(folder);
  process.env = env;
  process.exitCode = 0;
  // The command is over when nothing is left to do but to wait for the next one.
  process.channel.unref();
  require("@docusaurus/core/lib/commands/cli").runCLI([process.execPath, "docusaurus", ...words]);
});

process.on("beforeExit", (code) => {
  process.stdout.write(`\0${code}`);
  process.channel.ref();
});
