import { FURNITURE } from "../../../shared/markup/pageChrome";
import { hasClass } from "./elements";
import type { Rule } from "./rule";

/** What is there to be seen, pressed or filled in. */
const LEFT_OUT = [
  ...FURNITURE,
  ".theme-doc-toc-desktop",
  ".theme-doc-version-banner",
  ".hash-link",
  ".dropdown",
  "nav",
  "wbr",
  "form",
  "label",
  "input",
  "select",
  "textarea",
  "output",
  // On the cards of the showcase: the name of the host, which the link holds.
  ".host_",
  // Below the drawing of a type: what its letters mean.
  ".schema-key",
];

const classes = LEFT_OUT.filter((selector) => selector.startsWith(".")).map((selector) => selector.slice(1));
const tags = new Set(LEFT_OUT.filter((selector) => !selector.startsWith(".")));

/** Leaves out what is no part of the text of a page. */
export const furniture: Rule = (node) =>
  tags.has(node.tagName) || classes.some((name) => hasClass(node, name)) ? [] : undefined;
