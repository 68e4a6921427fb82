/** Entry of the worker that parses pages, so that a large or hostile one does not block the playground. */
import { splitPage } from "./splitPage";
import { identifyHeadings, toPage } from "./toPage";
import type { Page, PageHeading } from "./toPage";

/** A page to parse. */
export interface PageRequest {
  readonly path: string;
  readonly text: string;
  /** Whether `{#id}` at the end of a heading is its id. */
  readonly headingIds: boolean;
  /** Whether the reference formatter wrote the page. */
  readonly isReference: boolean;
}

/** A page whose headings have ids. */
export interface PageWithHeadings extends Page {
  readonly headings: readonly PageHeading[];
}

/** The worker answers twice: `begun` when it has loaded and starts to parse, then the page. */
export type PageAnswer = "begun" | PageWithHeadings;

/** Maximum number of parsed characters of a page. */
const MAX_TEXT = 200_000;

const answer = (message: PageAnswer): void => {
  self.postMessage(message);
};

self.onmessage = ({ data: { path, text, ...settings } }: MessageEvent<PageRequest>) => {
  answer("begun");
  const mdx = path.endsWith(".mdx");
  const { title, body } = splitPage(text.slice(0, MAX_TEXT), mdx);
  const page = toPage(body, { mdx, title, ...settings });
  answer({ ...page, headings: identifyHeadings(page.content), cut: page.cut || text.length > MAX_TEXT });
};
