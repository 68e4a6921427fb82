import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { HASH_PREFIX } from "@site/src/plugins/playground/browser/ui/saved/historyEntry";
import { BOUNDS, BrokenLinkError, inputOf, linkTo, pack } from "@site/src/plugins/playground/browser/ui/saved/link";
import { noLinkNotice } from "@site/src/plugins/playground/browser/ui/saved/useLink";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import type { PlaygroundInput } from "@site/src/plugins/playground/browser/protocol";
import { incompressible } from "../../../../playground/incompressible";
import { hashOf, hashWith } from "../../../../playground/links";
import { anyOptions } from "../../../../playground/options";

const source = fc.string({ unit: "grapheme", maxLength: 300 });

describe("a hash", () => {
  it("reproduces any schema and any options, in letters that a URL keeps", async () => {
    await fc.assert(
      fc.asyncProperty(source, anyOptions(fc.string()), async (text, chosen) => {
        const hash = (await hashOf({ source: text, options: chosen })) ?? "";
        expect(hash).toMatch(/^#playground=[\w-]+$/u);
        expect(await inputOf(hash)).toEqual({ source: text, options: chosen });
      }),
      { numRuns: 50 },
    );
  });

  it("of an earlier release of this site opens", async () => {
    const hash =
      // cspell:disable-next-line
      "#playground=NcsxDoMwDAXQq1h_zgkydWDtUHUMGSLq0AhwkDFFCHGKrj1dT9Kpb38Bts9Mt5V1p6MVolzGydPdtEhPlyLGKmls5WwF7kDWNPFWdYDHc-0rHJahzE3tmqLcWXkxfMD_ITpkrWLXZMYKHwIemrLBYeeFvp83YjzjDw";
    expect(await inputOf(hash)).toEqual({
      source: "type Query {\n  film: String @internal\n}\n",
      options: {
        ...defaultOptions,
        framework: "hugo",
        skipDocDirective: ["internal"],
        frontMatter: [["draft", "yes ✓"]],
      },
    });
  });

  it("is not made when it would be too long for a URL", async () => {
    const random = incompressible(BOUNDS.hash);
    expect(await hashOf({ source: random, options: defaultOptions })).toBeUndefined();
    expect(await hashOf({ source: "a".repeat(2_000_000), options: defaultOptions })).toBeUndefined();
    const most = "a".repeat(BOUNDS.unpacked - '["",{}]'.length);
    const hash = (await hashOf({ source: most, options: defaultOptions })) ?? "";
    expect(hash.length).toBeLessThan(BOUNDS.hash);
    expect((await inputOf(hash)).source).toBe(most);
    expect(await hashOf({ source: `${most}a`, options: defaultOptions })).toBeUndefined();
  });

  it.each(["", "!", "a", "%00", "AAAA"])("that holds %j is told to be damaged", async (packed) => {
    await expect(inputOf(HASH_PREFIX + packed)).rejects.toThrow(BrokenLinkError);
  });

  it("that is cut anywhere is told to be damaged", async () => {
    const hash = (await hashOf({ source: "type Query { a: Int }", options: defaultOptions })) ?? "";
    for (let end = HASH_PREFIX.length; end < hash.length; end += 1) {
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
    const hash = await hashWith(["type Query", given]);
    await expect(inputOf(hash)).rejects.toThrow("options that this playground does not know");
  });

  it.each([
    [true, { directive: "example", field: "value" }],
    [false, { directive: "", field: "" }],
  ])("of an earlier release, with examples switched to %j, is read as what it meant", async (given, exampleSection) => {
    const hash = await hashWith(["type Query", { exampleSection: given }]);
    expect((await inputOf(hash)).options).toEqual({ ...defaultOptions, exampleSection });
  });

  it("that unpacks to gigabytes is given up", async () => {
    const bomb = await hashWith(["a".repeat(20_000_000), {}]);
    await expect(inputOf(bomb)).rejects.toThrow(/of more than 400,000 bytes/u);
  });

  const many = (count: number): string[] => Array.from({ length: count }, (_, at) => `d${String(at)}`);
  const nested = (levels: number): unknown => (levels === 0 ? "a" : [nested(levels - 1)]);

  it.each<readonly [bound: string, options: unknown]>([
    ["frontMatter of more than 50 entries", { frontMatter: many(51).map((name) => [name, "1"]) }],
    ["frontMatter of more than 1,000 characters", { frontMatter: [["a", "b".repeat(1001)]] }],
    ["skipDocDirective of more than 50 entries", { skipDocDirective: many(51) }],
    ["onlyDocDirective of more than 1,000 characters", { onlyDocDirective: ["d".repeat(1001)] }],
    [
      "groupByDirective of more than 1,000 characters",
      { groupByDirective: { directive: "d".repeat(1001), field: "", fallback: "" } },
    ],
    ["options of more than 5 levels", { skipDocDirective: nested(4) }],
    ["options of more than 5 levels", nested(3_000)],
  ])("with %s is not opened, and says so", async (bound, given) => {
    const hash = await hashWith(["type Query", given]);
    await expect(inputOf(hash)).rejects.toThrow(`The link has ${bound}, so it is not opened.`);
  });

  it("with as much as it may have is opened, and with more it is not made", async () => {
    const most = {
      ...defaultOptions,
      skipDocDirective: many(50),
      frontMatter: [["a", "[{".repeat(500)]] as [string, string][],
    };
    const hash = await hashOf({ source: "type Query", options: most });
    expect((await inputOf(hash ?? "")).options).toEqual(most);
    expect(await hashOf({ source: "", options: { ...most, skipDocDirective: many(51) } })).toBeUndefined();
  });

  it.each([String.raw`\"`, '"', String.raw`\\"`, '"\\'])(
    "of nothing but %s is read once, not once from each quote",
    async (text) => {
      const hash = HASH_PREFIX + (await pack(text.repeat(BOUNDS.unpacked / text.length - 1) + "\\"));
      await expect(inputOf(hash)).rejects.toThrow("damaged");
    },
  );

  it("of too many characters is not even unpacked", async () => {
    await expect(inputOf(HASH_PREFIX + "A".repeat(BOUNDS.hash))).rejects.toThrow(
      /a URL of more than 32,000 characters/u,
    );
  });

  it("is opened within its bounds or refused with a sentence, whatever is in it", async () => {
    const texts = fc.string({ maxLength: 1200 });
    const options = fc.record(
      {
        framework: fc.oneof(texts, fc.constantFrom("docusaurus", "starlight")),
        skipDocDirective: fc.oneof(texts, fc.array(texts, { maxLength: 60, size: "max" })),
        onlyDocDirective: fc.oneof(texts, fc.array(texts, { maxLength: 60, size: "max" })),
        frontMatter: fc.array(fc.array(texts, { maxLength: 3 }), { maxLength: 60, size: "max" }),
        groupByDirective: fc.oneof(fc.jsonValue(), fc.record({ directive: texts, field: texts, fallback: texts })),
        pretty: fc.oneof(fc.boolean(), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    const states = fc.oneof(fc.jsonValue(), fc.tuple(texts, fc.oneof(options, fc.jsonValue())));
    await fc.assert(
      fc.asyncProperty(states, async (state) => {
        const opened = await inputOf(await hashWith(state)).catch((error: unknown) => error);
        if (opened instanceof Error) {
          expect(opened).toBeInstanceOf(BrokenLinkError);
          return;
        }
        const { skipDocDirective, onlyDocDirective, frontMatter } = (opened as PlaygroundInput).options;
        const lists = [skipDocDirective, onlyDocDirective, frontMatter];
        expect(Math.max(...lists.map(({ length }) => length))).toBeLessThanOrEqual(BOUNDS.entries);
      }),
      { numRuns: 100 },
    );
  });

  it("is opened or told to be damaged, whatever its letters are, and when letters of a good one are others", async () => {
    const good = (await hashOf({ source: "type Query { a: Int }", options: defaultOptions })) ?? "";
    const letter = fc.constantFrom(...Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"));
    const changed = fc
      .array(fc.tuple(fc.nat({ max: good.length - HASH_PREFIX.length - 1 }), letter), { minLength: 1, maxLength: 5 })
      .map((changes) => {
        const letters = Array.from(good);
        for (const [at, other] of changes) letters[HASH_PREFIX.length + at] = other;
        return letters.join("");
      });
    const any = fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: letter, maxLength: 200 }));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          any.map((text) => HASH_PREFIX + text),
          changed,
        ),
        async (hash) => {
          const opened = await inputOf(hash).catch((error: unknown) => error);
          if (opened instanceof Error) expect(opened).toBeInstanceOf(BrokenLinkError);
          else expect(opened).toHaveProperty("source");
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("the notice that there is no link", () => {
  const random = incompressible(30_000);

  it.each<readonly [string, PlaygroundInput]>([
    ["a schema and options of more than 400,000 bytes", { source: "a".repeat(500_000), options: defaultOptions }],
    ["a URL of more than 32,000 characters", { source: random, options: defaultOptions }],
    [
      "skipDocDirective of more than 1,000 characters",
      { source: "", options: { ...defaultOptions, skipDocDirective: ["a".repeat(1001)] } },
    ],
  ])("names the bound: %s", async (bound, input) => {
    const link = await linkTo(input);
    const excess = "excess" in link ? link.excess : undefined;
    expect(noLinkNotice({ excess, hasEarlier: true }, "tab")).toBe(
      `Too much for a link: ${bound}. The URL leads to the last state that fitted. ` +
        "A reload brings back what you entered, until you close this tab. To pass it on, download it as a project.",
    );
  });

  const excess = "a URL of more than 2 characters";

  it("says so when the URL has no earlier state, and when a reload loses what was entered", () => {
    expect(noLinkNotice({ excess, hasEarlier: false }, "tab")).toContain("The URL has nothing of it.");
    expect(noLinkNotice({ excess, hasEarlier: true }, "nowhere")).toContain("so a reload loses what you entered.");
  });

  it("does not bind to the tab what the device keeps", () => {
    expect(noLinkNotice({ excess, hasEarlier: true }, "device")).toContain("and a new tab too.");
  });

  it("is found without writing a schema that alone is too much", async () => {
    const encode = vi.spyOn(TextEncoder.prototype, "encode");
    expect(await linkTo({ source: "a".repeat(BOUNDS.unpacked + 1), options: defaultOptions })).toHaveProperty("excess");
    expect(encode).not.toHaveBeenCalled();
    encode.mockRestore();
  });

  it("is none when there is a link", () => {
    expect(noLinkNotice({ hasEarlier: true }, "nowhere")).toBe("");
  });
});
