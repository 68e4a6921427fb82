import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { themeColors } from "@site/src/data/themeColors";
import { firstPaintScript } from "@site/src/plugins/firstPaint";

/** An element that is nothing but its attributes. */
function element(left: Record<string, string>): Pick<Element, "getAttribute" | "setAttribute"> {
  return {
    getAttribute: (name) => left[name] ?? null,
    setAttribute: (name, value) => {
      left[name] = value;
    },
  };
}

/**
 * Runs the script on a root element with some attributes and a storage, and gives back the attributes. `meta` is what the
 * page has for the colour of the browser's bars.
 */
function run(
  script: string,
  attributes: Record<string, string>,
  storage?: Record<string, string>,
  meta?: Record<string, string>,
): unknown {
  const left = { ...attributes };
  const documentElement = element(left);
  const querySelector = (): unknown => (meta ? element(meta) : null);
  const getItem = (key: string): string | null => {
    if (!storage) throw new Error("denied");
    return storage[key] ?? null;
  };
  runInNewContext(script, { document: { documentElement, querySelector }, localStorage: { getItem } });
  return left;
}

const bar = "data-announcement-bar-initially-dismissed";
const light = { "data-theme": "light", "data-theme-choice": "light" };

describe("firstPaintScript", () => {
  test("leaves a colour mode that exists", () => {
    const dark = { "data-theme": "dark", "data-theme-choice": "dark" };
    expect(run(firstPaintScript("light", undefined), dark)).toEqual(dark);
  });

  test("replaces a colour mode that does not exist by the default", () => {
    const odd = { "data-theme": "purple", "data-theme-choice": "system" };
    expect(run(firstPaintScript("light", undefined), odd)).toEqual(light);
  });

  test.each(["light", "dark"] as const)("gives the bars of the browser the colour of the %s mode", (mode) => {
    const meta = { content: themeColors.light as string };
    run(firstPaintScript("light", undefined), { "data-theme": mode, "data-theme-choice": mode }, {}, meta);
    expect(meta.content).toBe(themeColors[mode]);
  });

  test("keeps a dismissed announcement hidden", () => {
    const stored = { "docusaurus.announcement.id": "one" };
    expect(run(firstPaintScript("light", "one"), { ...light, [bar]: "true" }, stored)).toMatchObject({ [bar]: "true" });
  });

  test.each([
    ["a new id", { "docusaurus.announcement.id": "old" }],
    ["no id", {}],
    ["no storage", undefined],
  ])("shows the announcement when there is %s in the storage", (_, stored) => {
    expect(run(firstPaintScript("light", "new"), { ...light, [bar]: "true" }, stored)).toMatchObject({
      [bar]: "false",
    });
  });

  test("an id cannot end the script element", () => {
    expect(firstPaintScript("light", "</script>")).not.toContain("</script");
  });
});
