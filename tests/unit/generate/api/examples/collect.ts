import type { Page } from "../pages";

/** An example of the reference. */
export interface Example {
  /** Path of the example's page, and id of its function. */
  readonly id: string;
  readonly code: string;
}

const HEADING = /^#{3,6} /m;
const BLOCK = /^```(?:ts|js|typescript|javascript)\n([\s\S]*?)\n```$/gm;

/** The examples of a page: the code blocks below headings named "Example" or "Examples", numbered if there are several. */
export function examplesOf({ file, body }: Page): Example[] {
  return body.split(/^(?=#{3,6} )/m).flatMap((section) => {
    const [, id] = /^#+ Examples? \\\{#(.+)-examples?\\\}$/m.exec(section) ?? [];
    if (id === undefined || !HEADING.test(section)) return [];
    return Array.from(section.matchAll(BLOCK), ([, code = ""], at) => ({
      id: `${file.replace(/(?:\/index)?\.mdx$/, "")}#${id}${at > 0 ? `-${String(at + 1)}` : ""}`,
      code,
    }));
  });
}
