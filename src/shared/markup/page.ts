import type { Root } from "hast";
import { headOf } from "./head";
import type { Head } from "./head";
import { parse } from "./parse";

/** A page as the build has written it. */
export interface ParsedPage {
  readonly tree: Root;
  readonly head: Head;
}

/** A page on its way through the features that read it. */
export interface BuiltPage extends ParsedPage {
  /** Path of its file below the folder of its locale, with `/` on every platform. */
  readonly file: string;
  /**
   * What an earlier build made of the same head and content, or else what is made now.
   *
   * @param parts - the name of the feature, and what else decides about the value
   * @param make - makes the value, which has to survive JSON
   */
  readonly recall: <Value>(parts: readonly string[], make: () => Value) => Value;
}

/** What a feature does with the built pages. */
export interface PageTask {
  /**
   * Is called once for each page, in the order of their files.
   *
   * @param head - the HTML of the page up to the end of its head, with what earlier tasks have added
   * @returns it with what this one adds
   */
  readonly page: (page: BuiltPage, head: string) => string;
  /** Is called after all pages. */
  readonly finish?: () => Promise<void>;
}

/** Parses the HTML of a built page. */
export function parsePage(html: string): ParsedPage {
  const tree: Root = { type: "root", children: parse(html) };
  return { tree, head: headOf(tree) };
}
