import type { Page } from "@playwright/test";
import type { SiteName } from "./sites";

/** The colour modes. Each picture is taken in both. */
export const MODES = ["light", "dark"] as const;
export type Mode = (typeof MODES)[number];

export interface Picture {
  readonly name: string;
  readonly site: SiteName;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** Folder of the picture; by default that of the docs' pictures. */
  readonly folder?: string;
  /** Maximum size of the file; by default that of the docs' pictures. */
  readonly maxBytes?: number;
  /** Selector of the elements to show; by default the whole window. */
  readonly clip?: string;
  /** Content of the page's storage. */
  readonly storage: (mode: Mode) => Readonly<Record<string, string>>;
  /** Steps on the page before the screenshot. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Storage of this site and of other Docusaurus sites: the mode, and the announcement dismissed. */
export const docusaurus = (mode: string): Record<string, string> => ({
  theme: mode,
  "docusaurus.announcement.dismiss": "true",
  "docusaurus.announcement.id": "web-frameworks",
});
const starlight = (mode: string): Record<string, string> => ({ "starlight-theme": mode });
const vitepress = (mode: string): Record<string, string> => ({ "vitepress-theme-appearance": mode });

async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-has-hydrated=true]").waitFor({ state: "attached" });
}

/** Hides the notes that say that the schema can be edited: in a picture, it can't. */
async function hideEditing(page: Page): Promise<void> {
  await hydrated(page);
  const hints = page.locator("#from-schema-to-page :is(figcaption span + span, div:has(> [role=status]))");
  await hints.evaluateAll((all) => {
    for (const one of all) (one as HTMLElement).style.display = "none";
  });
}

/** Opens the section of deprecated fields, and scrolls to it. */
async function openDeprecated(page: Page): Promise<void> {
  await hydrated(page);
  const section = page.locator("details.schema-deprecated");
  await section.locator("summary").first().click();
  await section.evaluate((one) => {
    one.scrollIntoView({ block: "center" });
  });
}

/** Settings of a page of a Docusaurus site. */
const docusaurusPage = { storage: docusaurus, prepare: hydrated } as const;

const wide = { width: 1200, height: 720 } as const;

/** Settings of a picture that phones show in place of a wide one. */
const phone = { width: 390, height: 600 } as const;

/** Pages of one type in sites of other frameworks. The theme of MkDocs follows the browser's mode. */
const starlightPage = { site: "starlight", path: "/schema/types/objects/book/", storage: starlight } as const;
const vitepressPage = { site: "vitepress", path: "/schema/types/objects/book", storage: vitepress } as const;
const mkdocsPage = { site: "mkdocs", path: "/schema/types/objects/book/", storage: () => ({}) } as const;

/** Settings of a part of a page of this site, for a column of the home page. */
const narrow = { site: "site", width: 440, height: 640, storage: docusaurus } as const;

/** Settings of a page as stock output and with the formatter. The pictures are part of the formatter's package. */
const beforeAndAfter = {
  folder: "packages/reference-formatter/pictures",
  path: "/docs/schema/types/objects/teacher",
  ...wide,
  maxBytes: 80_000,
  ...docusaurusPage,
} as const;

export const pictures: readonly Picture[] = [
  {
    name: "schema-to-page",
    site: "site",
    path: "/",
    width: 1080,
    height: 900,
    clip: "#from-schema-to-page figure",
    storage: docusaurus,
    prepare: hideEditing,
  },
  {
    name: "stock-page",
    site: "stock",
    path: "/docs/reference/types/objects/book",
    ...wide,
    ...docusaurusPage,
  },
  {
    ...phone,
    name: "schema-to-page-phone",
    site: "site",
    path: "/",
    height: 1600,
    clip: "#from-schema-to-page figure",
    storage: docusaurus,
    prepare: hideEditing,
  },
  {
    ...phone,
    name: "stock-page-phone",
    site: "stock",
    path: "/docs/reference/types/objects/book",
    ...docusaurusPage,
  },
  {
    name: "docusaurus-navbar",
    site: "stock",
    path: "/docs/reference/types/objects/book",
    width: 1080,
    height: 400,
    ...docusaurusPage,
  },
  {
    name: "homepage",
    site: "stock",
    path: "/docs/reference",
    width: 1200,
    height: 560,
    ...docusaurusPage,
  },
  {
    name: "custom-formatter-page",
    site: "site",
    path: "/examples/default/types/objects/media",
    ...wide,
    height: 600,
    ...docusaurusPage,
  },
  {
    name: "grouped-navigation",
    site: "site",
    path: "/examples/group-by/course/queries/all-courses",
    ...wide,
    clip: ".theme-doc-sidebar-menu",
    ...docusaurusPage,
  },
  {
    name: "deprecated-group",
    site: "site",
    path: "/examples/default/types/objects/user",
    ...wide,
    clip: "details.schema-deprecated",
    storage: docusaurus,
    prepare: openDeprecated,
  },
  {
    ...narrow,
    name: "home-deprecated",
    path: "/examples/default/types/objects/user",
    clip: "details.schema-deprecated",
    prepare: openDeprecated,
  },
  {
    ...narrow,
    name: "home-directives",
    path: "/examples/group-by/course/mutations/add-course",
    clip: ".theme-doc-markdown > :nth-child(-n + 5)",
    prepare: hydrated,
  },
  {
    name: "playground",
    site: "site",
    path: "/docs/try-it",
    width: 1120,
    height: 500,
    storage: docusaurus,
    prepare: async (page) => {
      await hydrated(page);
      await page.getByRole("button", { name: "Start the playground" }).click();
      await page
        .getByRole("region", { name: /^Rendered page/u })
        .getByRole("heading", { level: 2 })
        .first()
        .waitFor();
    },
  },
  { name: "before", site: "before", ...beforeAndAfter },
  { name: "after", site: "after", ...beforeAndAfter },
  { name: "starlight-site", ...starlightPage, ...wide },
  { name: "starlight-site-phone", ...starlightPage, ...phone },
  { name: "vitepress-site", ...vitepressPage, ...wide },
  { name: "vitepress-site-phone", ...vitepressPage, ...phone },
  // Material for MkDocs shows the navigation from 1220 pixels.
  { name: "mkdocs-site", ...mkdocsPage, width: 1240, height: 700 },
  { name: "mkdocs-site-phone", ...mkdocsPage, ...phone },
];
