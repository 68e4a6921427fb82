import { describe, expect, it } from "vitest";
import { filesOf, readSource } from "./markdown/files";
import { headingsOf, parsePage, readPages } from "./markdown/pages";
import {
  LIMITS,
  frameworkLengthFaults,
  frontMatterFaults,
  headingFaults,
  lengthFaults,
  phraseFaults,
  releasesIn,
  styleFaults,
  substanceFaults,
  wordingFaults,
} from "./prose/faults";

const pages = await readPages();
const HOME = "src/pages/_home.mdx";

/** Pages whose subject is releases. */
const ABOUT_RELEASES = new Set(["compatibility", "upgrade", "known-bugs"].map((name) => `docs/guides/${name}.mdx`));

describe.each(pages.map((page) => [page.path, page] as const))("%s", (_, page) => {
  it("has headings in sentence case, of at most three levels", () => {
    expect(headingFaults(page.tree)).toEqual([]);
  });

  it("has short sentences without banned words", () => {
    expect(wordingFaults(page.tree)).toEqual([]);
  });

  it("follows the style rules", async () => {
    expect(await styleFaults(page.tree)).toEqual([]);
  });

  it("has a title, a description and keywords", () => {
    expect(frontMatterFaults(page)).toEqual([]);
  });

  it("has an example, a link to another page, and a text for each image", () => {
    expect(substanceFaults(page)).toEqual([]);
  });

  it("is no longer than its limit", async () => {
    const faults = lengthFaults(page.path, await readSource(page.path));
    expect([...faults, ...frameworkLengthFaults(page.path, page.tree)]).toEqual([]);
  });
});

it("the pages with a limit of words exist", () => {
  expect(Object.keys(LIMITS).filter((limited) => !pages.some((page) => page.path === limited))).toEqual([]);
});

it("the home page has short sentences in the style of the docs", async () => {
  const { tree } = await parsePage(HOME, await readSource(HOME));
  expect([...wordingFaults(tree), ...(await styleFaults(tree))]).toEqual([]);
});

it("no page, component or README has a phrase that is hard to read", async () => {
  const files = [
    ...pages.map((page) => page.path),
    HOME,
    ...(await filesOf("src", /\.tsx$/u)),
    ...(await filesOf("src/plugins/playground/browser/ui", /\.ts$/u)),
    ...(await filesOf("packages", /\.(?:md|tsx)$/u)),
  ];
  const faults = files.map(async (file) => phraseFaults(await readSource(file)).map((fault) => `${file}: ${fault}`));
  expect((await Promise.all(faults)).flat()).toEqual([]);
});

describe("the pages", () => {
  it("are at least 20", () => {
    expect(pages.length).toBeGreaterThanOrEqual(20);
  });

  it("mention releases, which become outdated, at most eight times", () => {
    expect(
      pages
        .filter(({ path }) => !ABOUT_RELEASES.has(path))
        .flatMap(({ path, tree }) => releasesIn(tree).map((release) => `${path}: ${release}`)).length,
    ).toBeLessThanOrEqual(8);
  });

  it("have at most four sections named What can go wrong", () => {
    const havingSection = pages.filter(({ tree }) =>
      headingsOf(tree).some(({ text }) => /^what can go wrong/iu.test(text)),
    );
    expect(havingSection.length).toBeLessThanOrEqual(4);
  });

  it.each(["title", "description"])("share no %s", (key) => {
    const values = pages.map(({ frontMatter }) => frontMatter[key]);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  });
});
