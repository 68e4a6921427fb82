import { readFile } from "node:fs/promises";
import { EVENT_CALLBACK_MAP } from "@graphql-markdown/core/event-map";
import { createMDXFormatter } from "@graphql-markdown/docusaurus/mdx";
import manifest from "@graphql-markdown/formatters/package.json" with { type: "json" };
import { beforeAll, describe, expect, it } from "vitest";
import sidebars from "@site/sidebars";
import { parseFences } from "./fences";
import { readSource } from "./markdown/files";
import { parsePage, rowsOf, sectionsOf, spansOf } from "./markdown/pages";
import { hasOwnText, installedMessages, uncovered } from "./messages/collect";
import type { Message } from "./messages/collect";
import { readFacts } from "./options/facts";
import { cheatSheetFaults, settingsFaults } from "./options/pages";

const HUB = "docs/advanced/integration-with-frameworks.mdx";
/** Exports of the package that belong to no framework. */
const OTHER_EXPORTS = new Set([".", "./defaults", "./package.json"]);
/** Texts on the pages of frameworks whose formatter does not extend a preset. */
const SHOWN: Readonly<Record<string, string>> = {
  docusaurus: '"@graphql-markdown/docusaurus"',
  vitepress: 'title="formatter.cjs"',
};

const presets = Object.keys(manifest.exports)
  .filter((name) => !OTHER_EXPORTS.has(name))
  .map((name) => name.slice("./".length));

/** The id of a framework's page. */
const guideOf = (framework: string): string =>
  framework === "docusaurus" ? "guides/docusaurus" : `guides/frameworks/${framework}`;

it("the installed package has presets for at least nine frameworks", () => {
  expect(presets.length).toBeGreaterThanOrEqual(9);
});

describe.each([...presets, "vitepress"])("the framework %s", (framework) => {
  it("has a page with a formatter for it", async () => {
    const page = await readSource(`docs/${guideOf(framework)}.mdx`);
    expect(page).toContain(SHOWN[framework] ?? `require("@graphql-markdown/formatters/${framework}")`);
  });

  it("has a row among all frameworks, with its page, its preset and what works", async () => {
    const lines = (await readSource(HUB)).split("\n");
    const rows = lines.filter((line) => line.startsWith(`| <Anchor id="${framework}" />[`));
    expect(rows).toHaveLength(1);
    const [link, preset, works] = (rows[0] ?? "").split(" | ");
    expect(link).toContain(`](../${guideOf(framework)}.mdx)`);
    if (framework !== "docusaurus") expect(preset).toBe(presets.includes(framework) ? `\`${framework}\`` : "none");
    expect(works).toMatch(/\w/u);
  });

  it("has an item in the sidebar, below the page of all frameworks", () => {
    expect(sidebars["docs"]).toContainEqual(
      expect.objectContaining({
        link: { type: "doc", id: "advanced/integration-with-frameworks" },
        items: expect.arrayContaining([guideOf(framework)]) as unknown,
      }),
    );
  });
});

const guide = await readSource("docs/guides/custom-formatter.mdx");

function rows(pattern: RegExp): string[] {
  return [...guide.matchAll(pattern)].map(([, name = ""]) => name);
}

describe("the guide to formatters", () => {
  it("lists exactly the hooks that the tool runs", () => {
    const hooks = new Set<string>(Object.values(EVENT_CALLBACK_MAP));
    hooks.delete("beforeRenderTypeEntitiesHook");
    expect(rows(/^\| `(\w+Hook)` \|/gmu).toSorted()).toEqual([...hooks].toSorted());
  });

  it("lists exactly the functions of a preset", () => {
    expect(rows(/^\| `(formatMDX\w+)` \|/gmu).toSorted()).toEqual(
      Object.keys(createMDXFormatter({}))
        .filter((name) => name.startsWith("formatMDX"))
        .toSorted(),
    );
  });
});

it.each([
  ["settings", settingsFaults],
  ["configuration-cheatsheet", cheatSheetFaults],
])("docs/%s.mdx lists exactly the packages' options and flags", async (page, faultsOf) => {
  expect(await faultsOf(await readSource(`docs/${page}.mdx`), await readFacts())).toEqual([]);
});

/** Heading of a section of the page whose real output is not on the page, but in its hidden blocks, in `blocks/backstage/`. */
const ENDPOINT = "Messages of an endpoint";

describe("the troubleshooting page", () => {
  let messages: Message[];
  let page: string;

  beforeAll(async () => {
    [messages, page] = await Promise.all([installedMessages(), readSource("docs/troubleshooting.mdx")]);
  });

  it("covers every message of the installed packages", async () => {
    expect(messages.filter(hasOwnText).length).toBeGreaterThanOrEqual(25);
    expect(await uncovered(page, messages)).toEqual([]);
  });

  it("lists messages of endpoints that are compared with real ones", async () => {
    const { tree } = await parsePage("docs/troubleshooting.mdx", page);
    const section = sectionsOf(tree).find(({ heading }) => heading.text === ENDPOINT);
    const listed = section === undefined ? [] : rowsOf(section).flatMap(({ Message = "" }) => spansOf(Message));
    expect(listed.length).toBeGreaterThanOrEqual(11);
    const hidden = await readFile(new URL("blocks/backstage/docs-troubleshooting.mdx", import.meta.url), "utf8");
    const compared = parseFences("backstage", hidden).find(
      ({ language, headings }) => language === "text" && headings.at(-1) === ENDPOINT,
    );
    const unknown = listed.filter((message) => !compared?.code.includes(message.replace(/…$/u, "")));
    // The resolver reports this one instead of ENOTFOUND while the name server does not answer.
    expect(unknown).toEqual(["EAI_AGAIN"]);
  });
});
