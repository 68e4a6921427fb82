import type { UrlState } from "./useUrl";

/** Where what was entered is kept. */
export type Where = "nowhere" | "tab" | "device";

const RETURN: Readonly<Record<Where, string>> = {
  nowhere: "Your browser doesn't let this page store anything, so a reload loses what you entered.",
  tab: "A reload brings back what you entered, until you close this tab.",
  device: "A reload brings back what you entered, and a new tab too.",
};

/**
 * What a reader should know when there is no link to what was entered.
 *
 * @param where it is kept all the same
 * @returns nothing when there is a link
 */
export function noticeOf({ excess, earlier }: UrlState, where: Where): string {
  if (!excess) return "";
  const url = earlier ? "The URL leads to the last state that fitted." : "The URL has nothing of it.";
  return `Too much for a link: ${excess}. ${url} ${RETURN[where]} To pass it on, download it as a project.`;
}
