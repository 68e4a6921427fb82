/** Copies the style sheets from `src` to the same paths below `lib`: `tsc` compiles the components, but copies no CSS. */
import { copyFile, readdir } from "node:fs/promises";
import path from "node:path";

const files = await readdir("src", { recursive: true });
for (const file of files.filter((name) => name.endsWith(".css"))) {
  await copyFile(path.join("src", file), path.join("lib", file));
}
