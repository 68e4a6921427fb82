import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The schema of an example, its files as one text.
 *
 * @param name of its folder
 */
export function exampleSchema(name: "default" | "group-by"): string {
  const folder = path.resolve("examples/schemas", name);
  const files = readdirSync(folder).sort();
  return files.map((file) => readFileSync(path.join(folder, file), "utf8")).join("\n");
}
