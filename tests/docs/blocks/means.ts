import type { Fence } from "../fences";
import { isRun } from "./shellCheck";
import { parsedLanguages } from "./formats";
import { isConfigurationFile } from "./load";
import { isOutput, roleOf } from "./roles";

/** How a block is checked. */
export type Means =
  | "parsed"
  | "loaded as configuration"
  | "compiled"
  | "commands and flags exist"
  | "run"
  | "written for the commands to read"
  | "compared with the real output"
  | "compared with the declared options"
  | "unchecked";

// Markdown is not parsed, because any text is valid Markdown.
const LANGUAGES = new Set([...parsedLanguages, "bash", "js", "md", "mdx", "text", "ts"]);

export function isKnownLanguage(language: string): boolean {
  return LANGUAGES.has(language);
}

/** All ways in which a block is checked. */
export function meansOf(fence: Fence): Means[] {
  if (roleOf(fence) === "unchecked") return ["unchecked"];
  const means: [Means, boolean][] = [
    ["parsed", parsedLanguages.has(fence.language)],
    ["loaded as configuration", isConfigurationFile(fence)],
    ["compiled", isCompiled(fence)],
    ["commands and flags exist", isShell(fence)],
    ["run", isRun(fence)],
    ["written for the commands to read", roleOf(fence) === "file" && fence.language !== "css"],
    ["compared with the real output", isOutput(fence)],
    ["compared with the declared options", fence.meta["title"] === "Options"],
  ];
  return means.filter(([, applies]) => applies).map(([name]) => name);
}

export function isCompiled({ language }: Fence): boolean {
  return language === "js" || language === "ts";
}

/** Whether a block contains commands. */
export function isShell({ language, meta }: Fence): boolean {
  return language === "bash" || meta["title"] === "package.json";
}
