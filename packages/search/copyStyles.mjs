/** Copies the style sheets beside the compiled components, because `tsc` does not. */
import { copyFile, readdir } from "node:fs/promises";
import path from "node:path";

const files = await readdir("src", { recursive: true });
for (const file of files.filter((name) => name.endsWith(".css"))) {
  await copyFile(path.join("src", file), path.join("lib", file));
}
