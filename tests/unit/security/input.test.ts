import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import { inputOf } from "@site/src/plugins/playground/browser/ui/saved/link";
import { checkInput } from "@site/src/plugins/playground/browser/ui/saved/saved";
import type { PlaygroundInput } from "@site/src/plugins/playground/browser/protocol";
import { hashOf, hashWith } from "../../playground/links";

const CONTROLS = Array.from("\0\n\r\t\u001B\u007F\u0085\u2028\u2029\uFEFF\uD800\uFFFE");

const openedWith = async (options: unknown): Promise<PlaygroundInput> =>
  inputOf(await hashWith(["type Query { a: Int }", options]));

describe("a link", () => {
  it.each<readonly [name: string, value: unknown]>([
    ["frontMatter", [["toc_max_heading_level", "3\n---\n\nexport const x = 1\n\n."]]],
    ...CONTROLS.map((control) => ["frontMatter", [[`a${control}`, "b"]]] as const),
    ["groupByDirective", { directive: "a", field: "b", fallback: "\u2028" }],
    ["skipDocDirective", ["a\n"]],
    ["onlyDocDirective", ["\u0085"]],
    ["exampleSection", { directive: "a\r", field: "" }],
  ])("with a control character in %s is rejected: %j", async (name, value) => {
    await expect(openedWith({ [name]: value })).rejects.toThrow(
      `The link has a control character in ${name}, so it is not opened.`,
    );
  });

  it("is not created for options with a control character", async () => {
    expect(await hashOf({ source: "", options: { ...defaultOptions, skipDocDirective: ["a\n"] } })).toBeUndefined();
  });

  it("can contain text of any script and emoji", async () => {
    const frontMatter = [["café ✓", "日本語 👩‍👩‍👧"]] as const;
    expect((await openedWith({ frontMatter })).options.frontMatter).toEqual(frontMatter);
  });
});

describe("a stored input", () => {
  const read = (value: unknown): readonly [PlaygroundInput | undefined, readonly string[]] => {
    const sentences: string[] = [];
    return [checkInput(value, (sentence) => sentences.push(sentence)), sentences];
  };
  const dropped = [undefined, ["Your saved schema could not be read, and was removed."]];

  it.each([undefined, null, 5, "x", [], {}, { source: 5, options: defaultOptions }, { options: defaultOptions }])(
    "without a schema is dropped with a notice (%#)",
    (value) => {
      expect(read(value)).toEqual(dropped);
    },
  );

  it.each([undefined, 5, { framework: "gatsby" }, { unknown: true }, { frontMatter: [["a\n", "b"]] }])(
    "with the invalid options %j keeps its schema, with a notice",
    (options) => {
      expect(read({ source: "type Query", options })).toEqual([
        { source: "type Query", options: defaultOptions },
        ["The stored options could not be read, so they are at their defaults."],
      ]);
    },
  );

  it("is read without a notice if valid, even if too large for a link", () => {
    const options = { ...defaultOptions, skipDocDirective: Array.from({ length: 60 }, (_, at) => `d${String(at)}`) };
    expect(read({ source: "type Query", options })).toEqual([{ source: "type Query", options }, []]);
  });

  it("of any kind is read or dropped without an error", () => {
    const any = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true });
    fc.assert(
      fc.property(fc.oneof(any, fc.record({ source: fc.oneof(fc.string(), any), options: any })), (value) => {
        const [input, sentences] = read(value);
        expect(input === undefined || (typeof input.source === "string" && "frontMatter" in input.options)).toBe(true);
        expect(sentences.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
