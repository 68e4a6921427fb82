import path from "node:path";
import type { HomepageRun } from "./runs";

/** What the tool writes about a deprecated field for a framework. */
export interface FrameworkWarning {
  readonly framework: string;
  /** Where the tool writes it, from the folder of the site. */
  readonly file: string;
  readonly text: string;
}

/** The line of a field's heading, whatever a preset makes of it. */
const FIELD = /^#### .*\n/mu;

/**
 * The warning in the page of a run whose last field is deprecated.
 *
 * @param framework name of it, for readers
 * @throws Error when the page has no such field
 */
export function warningOf(framework: string, { settings, page }: HomepageRun, text: string): FrameworkWarning {
  const [, ...fields] = text.split(FIELD);
  const warning = fields.at(-1)?.trim() ?? "";
  if (!warning.includes("DEPRECATED")) throw new Error(`The last field of ${page} for ${framework} has no warning.`);
  return { framework, file: path.posix.join(settings.rootPath, settings.baseURL, page), text: warning };
}
