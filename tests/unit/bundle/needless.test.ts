import { expect, it } from "vitest";
import { featuresOf } from "@site/src/bundle/styles/features";
import { needlessClasses, withoutNeedless } from "@site/src/bundle/styles/needless";

const css =
  "@layer theme{.navbar--dark,.navbar{top:0}.footer__link{top:0}.footer{top:0}.alert--info a{top:0}.tag_x1{top:0}}.alert--info{top:1px}";

const none = { tags: false, editLinks: false, locales: false };

it("drops the theme's rules for what the site has not, and for what it styles itself", () => {
  expect(withoutNeedless(css, needlessClasses({ footer: {} }, none))).toBe(
    "@layer theme{.navbar{top:0}.footer{top:0}}.alert--info{top:1px}",
  );
});

it("keeps the rules for what the configuration or the pages ask for", () => {
  const config = { navbar: { style: "dark" }, footer: { style: "dark", links: [{}] } };
  const needless = needlessClasses(config, { ...none, tags: true });
  expect(withoutNeedless(css, needless)).toBe(
    "@layer theme{.navbar--dark,.navbar{top:0}.footer__link{top:0}.footer{top:0}.tag_x1{top:0}}.alert--info{top:1px}",
  );
  expect(needless.test("footer--dark")).toBe(false);
  expect(needless.test("navbar--primary")).toBe(true);
});

it.each([
  ["a sidebar that can be hidden", "expandButton_x1", { docs: { sidebar: { hideable: true } } }, none],
  ["a navbar that can be hidden", "navbarHidden_x1", { navbar: { hideOnScroll: true } }, none],
  ["edit links", "iconEdit_x1", {}, { ...none, editLinks: true }],
  ["several languages", "iconLanguage_x1", {}, { ...none, locales: true }],
])("keeps what %s needs, and drops it otherwise", (_, name, config, features) => {
  expect(needlessClasses(config, features).test(name)).toBe(false);
  expect(needlessClasses({}, none).test(name)).toBe(true);
});

it("drops scrollbars for browsers that know no width of them", () => {
  const bar = "@layer theme{.thin{scrollbar-width:thin}.thin::-webkit-scrollbar{width:7px}}";
  expect(withoutNeedless(bar, needlessClasses({}, none))).toBe("@layer theme{.thin{scrollbar-width:thin}}");
});

it("knows tags and edit links of docs and posts", () => {
  const docs = { default: { loadedVersions: [{ docs: [{ tags: [], editUrl: undefined }] }] } };
  const blog = { default: { blogPosts: [{ metadata: { tags: [{ label: "a" }], editUrl: "https://example.org" } }] } };
  expect(featuresOf({ docs, other: { default: undefined } }, ["en"])).toEqual(none);
  expect(featuresOf({ docs, blog }, ["en", "fr"])).toEqual({ tags: true, editLinks: true, locales: true });
});
