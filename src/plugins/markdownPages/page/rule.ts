import type { Element, ElementContent } from "hast";

/**
 * Rewrites the content of an element that a rule has taken apart.
 *
 * @param labels - of the tabs around the content, where they change
 */
export type Inner = (nodes: readonly ElementContent[], labels?: readonly string[]) => ElementContent[];

/** What a rule may know beside its element. */
interface Surroundings {
  readonly inner: Inner;
  /** Labels of the tabs around the element, outermost first. */
  readonly labels: readonly string[];
  /** URL of the page, which links are read from. */
  readonly pageUrl: string;
}

/**
 * Puts plain elements, of the kinds that Markdown has, in the place of a component of the theme or the site.
 *
 * @returns undefined for an element that is none of the rule's business
 */
export type Rule = (element: Element, around: Surroundings) => ElementContent[] | undefined;
