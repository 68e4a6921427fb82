import { expect, it } from "vitest";
import { withoutUnreadDocs } from "@site/src/plugins/leanClient/data/globalData";
import { splitVersions } from "@site/src/plugins/leanClient/data/versions";
import type { SiteRoute } from "@site/src/plugins/leanClient/routes/read";

const docs = [{ id: "a" }];
const oneVersion = { versions: [{ docs }] };
const twoVersions = { versions: [{ docs }, { docs }] };
const plugin = "docusaurus-plugin-content-docs";

it("removes the docs of an instance that the navbar does not use", () => {
  expect(withoutUnreadDocs({ [plugin]: { api: oneVersion } }, [])).toEqual({
    [plugin]: { api: { versions: [{ docs: [] }] } },
  });
});

it("keeps the docs of an instance that a navbar item uses, also in a menu", () => {
  const data = { [plugin]: { default: oneVersion, api: oneVersion } };
  const menu = { type: "dropdown", items: [{ type: "docSidebar", docsPluginId: "api" }] };
  expect(withoutUnreadDocs(data, [{ type: "doc" }, menu])).toEqual(data);
});

it("keeps the docs of an instance with several versions", () => {
  expect(withoutUnreadDocs({ [plugin]: { api: twoVersions } }, [])).toEqual({ [plugin]: { api: twoVersions } });
});

it("stops the build if the global data has no docs plugin", () => {
  expect(() => withoutUnreadDocs({ "another-plugin": {} }, [])).toThrow(
    "src/plugins/leanClient: the global data lacks docusaurus-plugin-content-docs",
  );
});

it.each([{}, { versions: [{ articles: docs }] }, { versions: { current: { docs } } }])(
  "stops the build if a docs instance has another form: %j",
  (instance) => {
    expect(() => withoutUnreadDocs({ [plugin]: { api: instance } }, [])).toThrow(
      'src/plugins/leanClient: the global data of the docs instance "api" has no versions with lists of docs',
    );
  },
);

it("moves the docs of a version from its data to the pages with cards", () => {
  const leaf = (path: string, content: string): SiteRoute => ({
    path,
    exact: true,
    modules: { __comp: "i", content },
    attributes: {},
    routes: [],
  });
  const route: SiteRoute = {
    path: "/docs",
    exact: false,
    modules: { __comp: "v", __props: "@generated/v.json" },
    attributes: {},
    routes: [leaf("/docs/a", "@site/a.mdx"), leaf("/docs/b", "@site/b.mdx")],
  };
  const texts: Record<string, string> = {
    "@generated/v.json": JSON.stringify({
      version: { docsSidebars: {}, docs: { a: { id: "a", title: "A", description: "D" } } },
    }),
    "@site/a.mdx": "Text.",
    "@site/b.mdx": "<DocCardList />",
  };
  const written: Record<string, unknown> = {};
  const [split] = splitVersions([route], {
    read: (module) => texts[module] ?? "",
    write: (module, suffix, data) => {
      written[suffix] = data;
      return `${suffix}-${module}`;
    },
  });
  expect(written).toEqual({
    version: { version: { docsSidebars: {}, docs: {} } },
    cards: { a: { description: "D" } },
  });
  expect(split?.modules["__props"]).toBe("version-@generated/v.json");
  expect(split?.routes.map(({ modules }) => modules["__cards"])).toEqual([undefined, "cards-@generated/v.json"]);
});
