import { fileURLToPath } from "node:url";

/** The project's folder, whose `node_modules` the checks use. */
export const project = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/u, "");
