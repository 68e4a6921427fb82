import type { Features } from "./needless";

/** What is read of a page, of docs or of a blog. */
interface Page {
  readonly tags?: readonly unknown[];
  readonly editUrl?: string | null;
}

/** What is read of the content of a plugin that makes pages. */
interface Content {
  readonly loadedVersions?: readonly { readonly docs: readonly Page[] }[];
  readonly blogPosts?: readonly { readonly metadata: Page }[];
}

function pagesOf({ loadedVersions = [], blogPosts = [] }: Content): Page[] {
  return [...loadedVersions.flatMap(({ docs }) => docs), ...blogPosts.map(({ metadata }) => metadata)];
}

/**
 * Finds out what the pages of a site have.
 *
 * @param allContent - of `allContentLoaded`: content by plugin and instance
 * @param locales - of the site
 */
export function featuresOf(
  allContent: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  locales: readonly string[],
): Features {
  const pages = Object.values(allContent)
    .flatMap((instances) => Object.values(instances))
    .flatMap((content) => pagesOf((content ?? {}) as Content));
  return {
    tags: pages.some(({ tags = [] }) => tags.length > 0),
    editLinks: pages.some(({ editUrl }) => typeof editUrl === "string"),
    locales: locales.length > 1,
  };
}
