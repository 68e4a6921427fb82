import { afterEach, describe, expect, test, vi } from "vitest";
import { correctTheme } from "@site/src/plugins/startup/theme";

const barColors = { light: "#ffffff", dark: "#1c1d22" };
const bar = "data-announcement-bar-initially-dismissed";
const light = { "data-theme": "light", "data-theme-choice": "light" };
const dark = { "data-theme": "dark", "data-theme-choice": "dark" };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A stub of an element with attributes. */
function element(attributes: Record<string, string>): Pick<Element, "getAttribute" | "setAttribute"> {
  return {
    getAttribute: (name) => attributes[name] ?? null,
    setAttribute: (name, value) => {
      attributes[name] = value;
    },
  };
}

/**
 * Calls the function on a page with attributes of the root element and stored values.
 *
 * @param stored values by key; undefined if storage is blocked
 * @returns the attributes afterwards, and as `color` the colour of the browser's bars
 */
function correct(
  attributes: Record<string, string>,
  announcement?: string,
  stored?: Record<string, string>,
): Record<string, string> {
  const [root, meta] = [{ ...attributes }, { content: "unset" }];
  vi.stubGlobal("document", { documentElement: element(root), querySelector: () => element(meta) });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => {
      if (!stored) throw new Error("denied");
      return stored[key] ?? null;
    },
  });
  correctTheme({ defaultMode: "light", barColors, ...(announcement !== undefined && { announcement }) });
  return { ...root, color: meta.content };
}

describe("correctTheme", () => {
  test.each([
    ["light", light],
    ["dark", dark],
  ] as const)("keeps the %s mode, and sets the colour of the browser's bars", (mode, attributes) => {
    expect(correct(attributes)).toEqual({ ...attributes, color: barColors[mode] });
  });

  test("replaces an unknown colour mode by the default", () => {
    expect(correct({ "data-theme": "purple", "data-theme-choice": "system" })).toEqual({
      ...light,
      color: barColors.light,
    });
  });

  test("keeps a dismissed announcement hidden", () => {
    const stored = { "docusaurus.announcement.id": "one" };
    expect(correct({ ...light, [bar]: "true" }, "one", stored)).toMatchObject({ [bar]: "true" });
  });

  test.each([
    ["another id in the storage", { "docusaurus.announcement.id": "old" }],
    ["no id in the storage", {}],
    ["no storage", undefined],
  ])("shows the announcement if there is %s", (_, stored) => {
    expect(correct({ ...light, [bar]: "true" }, "new", stored)).toMatchObject({ [bar]: "false" });
  });
});
