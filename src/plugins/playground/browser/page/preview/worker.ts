/** Entry of the worker that parses pages: a large or hostile one does not block the page. */
import { partsOf } from "./frontMatter";
import type { PageAnswer, PageRequest } from "./page";
import { identifyHeadings } from "./site/headings";
import { toPage } from "./toPage";

/** Characters of a page that are parsed. */
const MOST_TEXT = 200_000;

const answer = (message: PageAnswer): void => {
  self.postMessage(message);
};

async function show({ path, text, headingIds, takeHome, reader }: PageRequest): Promise<void> {
  const mdx = path.endsWith(".mdx");
  const shown = text.slice(0, MOST_TEXT);
  const isLonger = text.length > MOST_TEXT;
  if (reader === "github") {
    const { toGithubPage } = await import("./site/github");
    answer("begun");
    const page = toGithubPage(shown, mdx);
    answer({ ...page, cut: page.cut || isLonger });
    return;
  }
  answer("begun");
  const { title, body } = partsOf(shown, mdx);
  const page = toPage(body, { mdx, headingIds, takeHome, title });
  answer({ ...page, headings: identifyHeadings(page.content), cut: page.cut || isLonger });
}

self.onmessage = ({ data }: MessageEvent<PageRequest>) => {
  // The page hears of it as of any error of the worker.
  show(data).catch(reportError);
};
