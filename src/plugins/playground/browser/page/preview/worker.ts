/** Entry of the worker that parses pages: a large or hostile one does not block the page. */
import { partsOf } from "./frontMatter";
import type { Page, PageRequest } from "./page";
import { toPage } from "./toPage";

/** Characters of a page that are parsed. */
const MOST_TEXT = 200_000;

function pageOf({ path, text, headingIds }: PageRequest): Page {
  const mdx = path.endsWith(".mdx");
  const { title, body } = partsOf(text.slice(0, MOST_TEXT), mdx);
  const page = toPage(body, { mdx, headingIds, title });
  return { ...page, cut: page.cut || text.length > MOST_TEXT };
}

self.onmessage = ({ data }: MessageEvent<PageRequest>) => {
  self.postMessage(pageOf(data));
};
