import type { Element } from "hast";
import { elementsIn, hasClass, label, lineOf, text } from "../../../shared/markup/elements";
import type { Rule } from "./rule";

/** Elements of a role, but not those of tabs within the tabs. */
function ofRole(node: Element, role: string): Element[] {
  return elementsIn(node).flatMap((child) => {
    if (child.properties["role"] === role) return [child];
    return hasClass(child, "tabs-container") ? [] : ofRole(child, role);
  });
}

/**
 * Puts the content of all tabs in a row, each below its label in bold. A tab within a tab is named after both, because
 * nothing else tells where the outer one ends.
 */
export const tabs: Rule = (node, { inner, labels }) => {
  if (!hasClass(node, "tabs-container")) return undefined;
  const names = ofRole(node, "tab").map(lineOf);
  return ofRole(node, "tabpanel").flatMap((panel, at) => {
    const path = [...labels, names[at] ?? ""].filter((name) => name !== "");
    return [label([text(path.join(", "))]), ...inner(panel.children, path)];
  });
};
