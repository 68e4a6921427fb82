import type { Plugin } from "@docusaurus/types";
import { focusMain } from "../../components/shell/focus/focusMain";
import { leaveFilePath } from "./filePath";
import { keepPresses } from "./presses";

/** Script for the start of every page: what has to happen before the scripts of the page are there. */
export function beforeHydrationScript(): string {
  return `(${leaveFilePath.toString()})();(${keepPresses.toString()})(${focusMain.toString()})`;
}

/** Adds that script to every page. */
export default function beforeHydration(): Plugin {
  return {
    name: "before-hydration",
    injectHtmlTags: () => ({ preBodyTags: [{ tagName: "script", innerHTML: beforeHydrationScript() }] }),
  };
}
