import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { HASH_PREFIX } from "@site/src/plugins/playground/browser/ui/saved/historyEntry";
import { LIMITS, BrokenLinkError, inputOf, linkTo, pack } from "@site/src/plugins/playground/browser/ui/saved/link";
import { noLinkNotice } from "@site/src/plugins/playground/browser/ui/saved/useLink";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import type { PlaygroundInput } from "@site/src/plugins/playground/browser/protocol";
import { incompressible } from "../../../../playground/incompressible";
import { hashOf, hashWith } from "../../../../playground/links";
import { anyOptions } from "../../../../playground/options";

const many = (count: number): string[] => Array.from({ length: count }, (_, at) => `d${String(at)}`);
const noGroup = defaultOptions.groupByDirective;
const nested = (levels: number): unknown => (levels === 0 ? "a" : [nested(levels - 1)]);

const validHash = await hashWith(["type Query { a: Int }", {}]);

describe("a hash", () => {
  it("stores any schema and options in valid characters of a URL", async () => {
    const source = fc.string({ unit: "grapheme", maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(source, anyOptions(fc.string()), async (text, options) => {
        const hash = (await hashOf({ source: text, options })) ?? "";
        expect(hash).toMatch(/^#playground=[\w-]+$/u);
        expect(await inputOf(hash)).toEqual({ source: text, options });
      }),
      { numRuns: 50 },
    );
  });

  it("from an earlier release of this site can be opened", async () => {
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
    for (const [given, exampleSection] of [
      [true, { directive: "example", field: "value" }],
      [false, { directive: "", field: "" }],
    ] as const) {
      const earlier = await hashWith(["type Query", { exampleSection: given }]);
      expect((await inputOf(earlier)).options).toEqual({ ...defaultOptions, exampleSection });
    }
  });

  it("can contain input up to the limits", async () => {
    const source = "a".repeat(LIMITS.unpacked - '["",{}]'.length);
    const hash = (await hashOf({ source, options: defaultOptions })) ?? "";
    expect(hash.length).toBeLessThan(LIMITS.hash);
    expect((await inputOf(hash)).source).toBe(source);
    const options: PlaygroundInput["options"] = {
      ...defaultOptions,
      skipDocDirective: many(50),
      frontMatter: [["a", "[{".repeat(500)]],
    };
    expect((await inputOf((await hashOf({ source: "", options })) ?? "")).options).toEqual(options);
  });

  it.each(["", "!", "a", "%00", "AAAA"])("with %j is reported as damaged", async (packed) => {
    await expect(inputOf(HASH_PREFIX + packed)).rejects.toThrow(BrokenLinkError);
  });

  it("that is truncated is reported as damaged", async () => {
    for (let end = HASH_PREFIX.length; end < validHash.length; end += 1)
      await expect(inputOf(validHash.slice(0, end))).rejects.toThrow("damaged");
  });

  it.each<unknown>([
    { framework: "gatsby" },
    { hierarchy: 1 },
    { skipDocDirective: "beta" },
    { frontMatter: [["a"]] },
    { groupByDirective: { directive: "doc" } },
    { constructor: true },
    null,
    { skipDocDirective: nested(4) },
    { groupByDirective: { directive: "", field: "", fallback: "", other: nested(4) } },
  ])("with the invalid options %j is rejected", async (given: unknown) => {
    const hash = await hashWith(["type Query", given]);
    await expect(inputOf(hash)).rejects.toThrow("options that this playground does not know");
  });

  it("with options nested thousands of levels deep is rejected", async () => {
    for (const given of [nested(3_000), { exampleSection: { directive: nested(3_000), field: "" } }]) {
      const hash = await hashWith(["type Query", given]);
      await expect(inputOf(hash)).rejects.toThrow("options that this playground does not know");
    }
  });

  it.each<readonly [bound: string, options: unknown]>([
    ["frontMatter of more than 50 entries", { frontMatter: many(51).map((name) => [name, "1"]) }],
    ["frontMatter of more than 1,000 characters", { frontMatter: [["a", "b".repeat(1001)]] }],
    ["skipDocDirective of more than 50 entries", { skipDocDirective: many(51) }],
    ["onlyDocDirective of more than 1,000 characters", { onlyDocDirective: ["d".repeat(1001)] }],
    [
      "groupByDirective of more than 1,000 characters",
      { groupByDirective: { ...noGroup, directive: "d".repeat(1001) } },
    ],
  ])("with %s is rejected", async (bound, given) => {
    const hash = await hashWith(["type Query", given]);
    await expect(inputOf(hash)).rejects.toThrow(`The link has ${bound}, so it is not opened.`);
  });

  it("that is too long, or too large when unpacked, is rejected", async () => {
    const bomb = await hashWith(["a".repeat(20_000_000), {}]);
    await expect(inputOf(bomb)).rejects.toThrow(/of more than 400,000 bytes/u);
    const long = HASH_PREFIX + "A".repeat(LIMITS.hash);
    await expect(inputOf(long)).rejects.toThrow(/a URL of more than 32,000 characters/u);
  });

  it.each([String.raw`\"`, '"', String.raw`\\"`, '"\\'])("that repeats %s is rejected as damaged", async (text) => {
    const hash = HASH_PREFIX + (await pack(text.repeat(LIMITS.unpacked / text.length - 1) + "\\"));
    await expect(inputOf(hash)).rejects.toThrow("damaged");
  });

  const texts = fc.string({ maxLength: 1200 });
  const list = fc.oneof(texts, fc.array(texts, { maxLength: 60, size: "max" }));
  const options = fc.record(
    {
      framework: fc.oneof(texts, fc.constantFrom("docusaurus", "starlight")),
      skipDocDirective: list,
      onlyDocDirective: list,
      frontMatter: fc.array(fc.array(texts, { maxLength: 3 }), { maxLength: 60, size: "max" }),
      groupByDirective: fc.oneof(fc.jsonValue(), fc.record({ directive: texts, field: texts, fallback: texts })),
      pretty: fc.oneof(fc.boolean(), fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  const letter = fc.constantFrom(...Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"));
  const anyLetters = fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: letter, maxLength: 200 }));
  const changes = fc.array(fc.tuple(fc.nat({ max: validHash.length - HASH_PREFIX.length - 1 }), letter), {
    minLength: 1,
    maxLength: 5,
  });

  it.each<readonly [string, fc.Arbitrary<Promise<string>>]>([
    ["any state", fc.oneof(fc.jsonValue(), fc.tuple(texts, fc.oneof(options, fc.jsonValue()))).map(hashWith)],
    ["any letters", anyLetters.map((text) => Promise.resolve(HASH_PREFIX + text))],
    [
      "some changed letters",
      changes.map((changed) => {
        const letters = Array.from(validHash);
        for (const [at, other] of changed) letters[HASH_PREFIX.length + at] = other;
        return Promise.resolve(letters.join(""));
      }),
    ],
  ])("with %s is either opened within the limits or rejected", async (_what, hashes) => {
    await fc.assert(
      fc.asyncProperty(hashes, async (hash) => {
        const opened = await inputOf(await hash).catch((error: unknown) => error);
        if (opened instanceof Error) {
          expect(opened).toBeInstanceOf(BrokenLinkError);
          return;
        }
        const { skipDocDirective, onlyDocDirective, frontMatter } = (opened as PlaygroundInput).options;
        const lists = [skipDocDirective, onlyDocDirective, frontMatter];
        expect(Math.max(...lists.map(({ length }) => length))).toBeLessThanOrEqual(LIMITS.entries);
      }),
    );
  });
});

describe("the notice that there is no link", () => {
  const skipping = (skipDocDirective: string[]): PlaygroundInput["options"] => ({
    ...defaultOptions,
    skipDocDirective,
  });

  it.each<readonly [bound: string, input: Partial<PlaygroundInput>]>([
    ["a schema and options of more than 400,000 bytes", { source: "a".repeat(500_000) }],
    ["a schema and options of more than 400,000 bytes", { source: "a".repeat(LIMITS.unpacked - 6) }],
    ["a URL of more than 32,000 characters", { source: incompressible(30_000) }],
    ["skipDocDirective of more than 1,000 characters", { options: skipping(["a".repeat(1001)]) }],
    ["skipDocDirective of more than 50 entries", { options: skipping(many(51)) }],
    ["a control character in skipDocDirective", { options: skipping(["a\u0007"]) }],
  ])("names the reason: %s", async (bound, input) => {
    const link = await linkTo({ source: "", options: defaultOptions, ...input });
    const excess = "excess" in link ? link.excess : undefined;
    expect(noLinkNotice({ excess, hasEarlier: true }, "tab")).toBe(
      `No link is possible with ${bound}. The URL opens the last state that fits. ` +
        "A reload brings back what you entered, until you close this tab. To pass it on, download it as a project.",
    );
  });

  it.each([
    [false, "tab", "The URL contains none of it."],
    [true, "nowhere", "so a reload loses what you entered."],
    [true, "device", "and a new tab too."],
  ] as const)(
    "says what the URL contains (earlier: %s), and what a reload keeps (in: %s)",
    (hasEarlier, savedIn, sentence) => {
      expect(noLinkNotice({ excess: "a URL", hasEarlier }, savedIn)).toContain(sentence);
      expect(noLinkNotice({ hasEarlier }, savedIn)).toBe("");
    },
  );

  it("is made without serializing a schema that is too large by itself", async () => {
    const encode = vi.spyOn(TextEncoder.prototype, "encode");
    expect(await linkTo({ source: "a".repeat(LIMITS.unpacked + 1), options: defaultOptions })).toHaveProperty("excess");
    expect(encode).not.toHaveBeenCalled();
    encode.mockRestore();
  });
});
