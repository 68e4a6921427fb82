import { expect, it } from "vitest";
import { needlessClasses, withoutNeedless } from "@site/src/bundle/styles/needless";

const css =
  "@layer theme{.navbar--dark,.navbar{top:0}.footer__link{top:0}.footer{top:0}.alert--info a{top:0}}.alert--info{top:1px}";

it("drops the theme's rules for what the site has not, and for what it styles itself", () => {
  expect(withoutNeedless(css, needlessClasses({ footer: {} }))).toBe(
    "@layer theme{.navbar{top:0}.footer{top:0}}.alert--info{top:1px}",
  );
});

it("keeps the rules for what the configuration asks for", () => {
  const needless = needlessClasses({ navbar: { style: "dark" }, footer: { style: "dark", links: [{}] } });
  expect(withoutNeedless(css, needless)).toBe(
    "@layer theme{.navbar--dark,.navbar{top:0}.footer__link{top:0}.footer{top:0}}.alert--info{top:1px}",
  );
  expect(needless.test("footer--dark")).toBe(false);
  expect(needless.test("navbar--primary")).toBe(true);
});
