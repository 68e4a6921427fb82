import { selectorOf } from "../../../shared/markup/elements";
import { PAGE_CHROME } from "../../../shared/markup/pageChrome";
import type { Rule } from "./rule";

/** What is there to be seen, pressed or filled in, and what is hidden from sight. */
const LEFT_OUT = [
  ...PAGE_CHROME,
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
  // The kind of a type: a letter, and a word for screen readers.
  ".kind_",
  // Of the two pictures of a themed image, one is shown.
  ".themedComponent--dark_",
];

const isLeftOut = selectorOf(LEFT_OUT);

/** Leaves out what is no part of the text of a page. */
export const pageChrome: Rule = (node) =>
  isLeftOut(node) || node.properties["aria-hidden"] === "true" ? [] : undefined;
