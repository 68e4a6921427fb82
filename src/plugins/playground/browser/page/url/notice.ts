import { excessIn } from "./bounds";
import type { UrlState } from "./useUrl";

/**
 * What a reader should know when there is no link to what was entered.
 *
 * @param kept whether a reload brings it back all the same
 * @returns nothing when there is a link
 */
export function noticeOf({ excess, earlier }: UrlState, kept: boolean): string {
  if (!excess) return "";
  const url = earlier ? "The URL leads to the last state that fitted." : "The URL has nothing of it.";
  const reload = kept
    ? "A reload brings back what you entered, until you close this tab."
    : "Your browser doesn't let this page store anything, so a reload loses what you entered.";
  return `Too much for a link: ${excessIn(excess)}. ${url} ${reload} To pass it on, download it as a project.`;
}
