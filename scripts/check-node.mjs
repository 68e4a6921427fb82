// Runs before everything else, so it must use only JavaScript that old releases of Node.js understand.
import { readFileSync } from "node:fs";
import process from "node:process";

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const wanted = manifest.engines.node.replace(">=", "");
const [major, minor] = wanted.split(".").map(Number);
// The variable lets tests simulate an old release.
const version = process.env.CHECK_NODE_VERSION ?? process.versions.node;
const [ownMajor, ownMinor] = version.split(".").map(Number);

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(`Node.js ${version} is too old for this site: install ${wanted} or later, and run the command again.`);
  process.exit(1);
}
