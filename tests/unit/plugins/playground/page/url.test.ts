import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pack } from "@site/src/plugins/playground/browser/page/url/compress";
import { BrokenLinkError, LONGEST, hashOf, inputOf } from "@site/src/plugins/playground/browser/page/url/hash";
import { PREFIX } from "@site/src/plugins/playground/browser/page/url/prefix";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import { anyOptions } from "../../../../playground/options";

const source = fc.string({ unit: "grapheme", maxLength: 300 });

describe("a hash", () => {
  it("reproduces any schema and any options, in letters that an address keeps", async () => {
    await fc.assert(
      fc.asyncProperty(source, anyOptions(fc.string()), async (text, chosen) => {
        const hash = (await hashOf({ source: text, options: chosen })) ?? "";
        expect(hash).toMatch(/^#playground=[\w-]+$/u);
        expect(await inputOf(hash)).toEqual({ source: text, options: chosen });
      }),
      { numRuns: 50 },
    );
  });

  it("is not made when it would be too long for an address", async () => {
    const random = Array.from({ length: LONGEST }, (_, at) => ((at * 7_919) % 104_729).toString(36)).join("");
    expect(await hashOf({ source: random, options: defaultOptions })).toBeUndefined();
    expect(await hashOf({ source: "a".repeat(2_000_000), options: defaultOptions })).toBeUndefined();
    expect((await hashOf({ source: "a".repeat(900_000), options: defaultOptions }))?.length).toBeLessThan(LONGEST);
  });

  it.each(["", "!", "a", "%00", "AAAA"])("that holds %j is told to be damaged", async (packed) => {
    await expect(inputOf(PREFIX + packed)).rejects.toThrow(BrokenLinkError);
  });

  it("that is cut anywhere is told to be damaged", async () => {
    const hash = (await hashOf({ source: "type Query { a: Int }", options: defaultOptions })) ?? "";
    for (let end = PREFIX.length; end < hash.length; end += 1) {
      await expect(inputOf(hash.slice(0, end))).rejects.toThrow("damaged");
    }
  });

  it.each<unknown>([
    { framework: "gatsby" },
    { hierarchy: 1 },
    { skipDocDirective: "beta" },
    { frontMatter: [["a"]] },
    { groupByDirective: { directive: "doc" } },
    { constructor: true },
    null,
  ])("with the options %j, which are none, says so", async (given: unknown) => {
    const hash = PREFIX + (await pack(JSON.stringify(["type Query", given])));
    await expect(inputOf(hash)).rejects.toThrow("options that this playground does not know");
  });

  it("that unpacks to gigabytes is given up", async () => {
    const bomb = PREFIX + (await pack(JSON.stringify(["a".repeat(20_000_000), {}])));
    await expect(inputOf(bomb)).rejects.toThrow(BrokenLinkError);
  });
});
