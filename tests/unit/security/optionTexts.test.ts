import fc from "fast-check";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { frontMatterKeys, refusalOf } from "@site/src/plugins/playground/browser/config/frontMatterLines";
import { choices } from "@site/src/plugins/playground/browser/options";
import type { Framework, PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import { anyOptions, optionsWith } from "../../playground/options";
import { generated } from "../plugins/playground/worker/answers";
import { startWorker } from "../plugins/playground/worker/bundledWorker";

const schema = `directive @doc(category: String, _: Int) on OBJECT
directive @example(value: String) on OBJECT
type Query { user: User }
type User @doc(category: "People") @example(value: "Ann") { id: ID }`;

/** Any texts, and texts with a meaning in YAML, Markdown, MDX, paths or presets. */
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      ...Array.from("abc019 :#-_.,?!&*|>%@`'\"\\/[]{}()<>$=~+\n\r\t\u0085\u2028\u2029\uFEFF\uD800é"),
    ),
    maxLength: 12,
  }),
  fc.constantFrom(
    ..."title id uid __proto__ constructor << --- ... 'it''s' 012 0x1F -0 2020-01-01 1:30 True ~ .inf 2024 null".split(
      " ",
    ),
    ...[
      "3\n---\n\nexport const x = process.exit(1)\n\n.",
      "title: x",
      '"a\\nb"',
      "[a, b]",
      "[&a x, *a]",
      "!!binary aGk=",
    ],
    ...["{ a: [b, 1.50], 'c': \"d\" }", "[__proto__, {__proto__: a}]", "../../escaped", "{process.exit()}"],
    ...["<script>alert(1)</script>", "{{< readfile >}}"],
  ),
);

/** Allowed keys, and any others. */
const key = fc.oneof(fc.constantFrom(...frontMatterKeys), text);

/** Presets whose pages have no front matter. */
const HEADING_ONLY: ReadonlySet<Framework> = new Set(["mkdocs", "mdbook"]);

/** Splits a page into the front matter, which ends at the first closing line, and the rest. */
function partsOf(page: string): { readonly values: Readonly<Record<string, unknown>>; readonly body: string } {
  const [, lines = "", body = page] = /^---\n([^]*?)\n---(?![^\n])([^]*)$/u.exec(page) ?? [];
  // The preset for DocFX indents only this line, which is a known bug.
  const values = (parse(lines.replace(/^ {2}uid: .*\n/u, "")) ?? {}) as Record<string, unknown>;
  return { values, body };
}

/** The values that a typed text may become: the text itself or, for numbers, keywords, quotes and brackets, the YAML value. */
function readingsOf(typed: string): readonly unknown[] {
  if (/^(?:true|false|null|-?\d+(?:\.\d+)?)$/u.test(typed)) return [parse(typed), typed];
  if (!/^["'[{]/u.test(typed)) return [typed];
  try {
    return [typed, parse(typed, { logLevel: "error" })];
  } catch {
    return [typed];
  }
}

const worker = await startWorker();

const isPage = (file: string): boolean =>
  /\.mdx?$/u.test(file) && !/(?:^|\/)(?:index|_index|SUMMARY|generated)\.md$/u.test(file);

/** Expects that the front matter of options adds its values to the front matter of pages, and changes nothing else. */
async function check(options: PlaygroundOptions): Promise<void> {
  const { files } = await generated(worker, schema, options);
  const plain = await generated(worker, schema, { ...options, frontMatter: [] });
  expect(Object.keys(files)).toEqual(Object.keys(plain.files));
  const written = options.frontMatter.filter((line) => refusalOf(line) === undefined);
  const typed = new Map(written.map(([key, value]) => [key.trim(), value.trim()]));
  for (const [file, page] of Object.entries(files)) {
    expect(file).toMatch(/^(?:\.\.\/SUMMARY\.md|[\w-]+(?:\/[\w-]+)*\.\w+)$/u);
    if (file.endsWith("_category_.yml")) expect(parse(page)).toMatchObject({ label: expect.any(String) as string });
    if (!isPage(file)) {
      expect(page).toBe(plain.files[file]);
      continue;
    }
    const [changed, original] = [partsOf(page), partsOf(plain.files[file] ?? "")];
    expect(changed.body).toBe(original.body);
    expect(changed.values).toMatchObject(original.values);
    const added = Object.keys(changed.values).filter((key) => !Object.hasOwn(original.values, key));
    const wanted = HEADING_ONLY.has(options.framework)
      ? []
      : [...typed.keys()].filter((key) => key !== "" && !Object.hasOwn(original.values, key));
    expect(added.toSorted()).toEqual(wanted.toSorted());
    for (const key of added) expect(readingsOf(typed.get(key) ?? "")).toContainEqual(changed.values[key]);
  }
}

it.each(Object.keys(choices.framework) as Framework[])(
  "any texts of options stay values in the front matter of %s",
  async (framework) => {
    await fc.assert(
      fc.asyncProperty(anyOptions(text, key), async (options) => {
        // The tool rejects a directive that is in both lists.
        await check({ ...options, framework, onlyDocDirective: [], pretty: false });
      }),
      { numRuns: 10 },
    );
  },
);

it("any texts of options stay values in front matter that Prettier formats", async () => {
  const frontMatter = fc.sample(fc.tuple(fc.constantFrom(...frontMatterKeys), text), 30);
  await check(optionsWith({ frontMatter, pretty: true }));
});
