/** Docusaurus plugin with the components and styles of the generated pages. Links to folded parts open them. */
import { fileURLToPath } from "node:url";

/** @type {(file: string) => string} */
const resolve = (file) => fileURLToPath(new URL(file, import.meta.url));

/** @returns {import("@docusaurus/types").Plugin} */
export default function formatterPlugin() {
  return {
    name: "graphql-formatter",
    getThemePath: () => resolve("theme"),
    getTypeScriptThemePath: () => resolve("theme"),
    getClientModules: () => [
      resolve("colours.css"),
      resolve("definition.css"),
      resolve("drawing.css"),
      resolve("folded.ts"),
    ],
  };
}
