import type { Framework } from "../../../options";

/** What a page can be shown as, with its name. */
export const LOOKS = {
  docusaurus: "Docusaurus",
  starlight: "Starlight",
  github: "GitHub",
  plain: "Plain site",
} as const;

export type Look = keyof typeof LOOKS;

/** No preset writes for GitHub; and a site of another framework would be told wrong by the looks of these. */
const lookOf: Readonly<Record<Framework, Look>> = {
  docusaurus: "docusaurus",
  starlight: "starlight",
  fumadocs: "plain",
  vocs: "plain",
  honkit: "plain",
  hugo: "plain",
  mkdocs: "plain",
  mdbook: "plain",
  docfx: "plain",
};

/** The look of the pages that the preset of a framework writes, unless the reader chooses another. */
export function lookFor(framework: Framework): Look {
  return lookOf[framework];
}

/** Whether it is a site, with a frame around the page; otherwise files in a repository. */
export function isSite(look: Look): boolean {
  return look !== "github";
}
