/** Entry of the worker that parses pages: a large or hostile one does not block the page. */
import { partsOf } from "./frontMatter";
import type { PageRequest, ShownPage } from "./page";
import { identifyHeadings } from "./site/headings";
import { toPage } from "./toPage";

/** Characters of a page that are parsed. */
const MOST_TEXT = 200_000;

async function pageOf({ path, text, headingIds, takeHome, reader }: PageRequest): Promise<ShownPage> {
  const mdx = path.endsWith(".mdx");
  const shown = text.slice(0, MOST_TEXT);
  const isLonger = text.length > MOST_TEXT;
  if (reader === "github") {
    const { toGithubPage } = await import("./site/github");
    const page = toGithubPage(shown, mdx);
    return { ...page, cut: page.cut || isLonger };
  }
  const { title, body } = partsOf(shown, mdx);
  const page = toPage(body, { mdx, headingIds, takeHome, title });
  return { ...page, headings: identifyHeadings(page.content), cut: page.cut || isLonger };
}

self.onmessage = ({ data }: MessageEvent<PageRequest>) => {
  pageOf(data).then((page) => {
    self.postMessage(page);
    // The page hears of it as of any error of the worker.
  }, reportError);
};
