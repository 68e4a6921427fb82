import { beforeAll, describe, expect, it } from "vitest";
import { readSource } from "./markdown/files";
import { cheatSheetFaults } from "./options/cheatsheet";
import { readFacts } from "./options/facts";
import type { Facts } from "./options/facts";
import { settingsFaults } from "./options/settings";

type Mutation = readonly [promise: string, from: string, to: string, fault: string];

let facts: Facts;
let settings: string;
let cheatSheet: string;

beforeAll(async () => {
  facts = await readFacts();
  settings = await readSource("docs/settings.mdx");
  cheatSheet = await readSource("docs/configuration-cheatsheet.mdx");
});

describe("the settings page", () => {
  it("has every option and flag of the packages with its type and default, and no other", async () => {
    expect(await settingsFaults(settings, facts)).toEqual([]);
  });

  it.each<Mutation>([
    ["lacks an option", "### `tmpDir` {#tmpdir}", "### `other` {#other}", "tmpDir: no heading with the id tmpdir"],
    [
      "names an option that does not exist",
      "### `tmpDir` {#tmpdir}",
      "### `other` {#other}",
      "`other` does not exist, and is not marked as removed",
    ],
    [
      "misses a key",
      "| `subscription` | string |",
      "| `subs` | string |",
      "loaders.*.options.rootTypes.subscription: no row for the key `subscription`",
    ],
    [
      "has another type",
      "| boolean | `false` | `--pretty` |",
      "| string | `false` | `--pretty` |",
      "pretty: the type is boolean, the page says string",
    ],
    [
      "has another default",
      '`"schema"` | `-b',
      '`"docs"` | `-b',
      'baseURL: the default is "schema", the page says `"docs"`',
    ],
    [
      "invents a default",
      "| object | none | – |",
      "| object | `{}` | – |",
      "loaders.*.options: there is no default, the page says `{}`",
    ],
    [
      "has another flag",
      "| `-r, --root <rootPath>` |\n\n",
      "| `--rootPath` |\n\n",
      "rootPath: the flag is -r, --root <rootPath>, the page says `--rootPath`",
    ],
    ["invents a flag", '`"default"` | – |', '`"default"` | `--id` |', "id: there is no flag, the page says `--id`"],
    [
      "links a flag to another option",
      "| [`tmpDir`](#tmpdir) | replaces |",
      "| [`force`](#force) | replaces |",
      "-t, --tmp <tmpDir> sets tmpDir, the table says `force`",
    ],
    [
      "lacks a row for a flag",
      "| `--pretty` | [`pretty`]",
      "| `--ugly` | [`pretty`]",
      "--pretty is not in the table of flags",
    ],
    [
      "names a flag in the text that does not exist",
      "given several, it keeps",
      "given `--several`, it keeps",
      "`skipDocDirective`: no flag --several exists",
    ],
    [
      "hides that an option has no flag",
      "`metatags`, `id`, `doc",
      "`metatags`, `doc",
      "id is not said to have no flag",
    ],
  ])("is found out when it %s", async (_, from, to, fault) => {
    expect(settings).toContain(from);
    expect(await settingsFaults(settings.replace(from, to), facts)).toContain(fault);
  });
});

describe("the cheat sheet", () => {
  it("has every option and flag of the packages with its type and default, and no other", async () => {
    expect(await cheatSheetFaults(cheatSheet, facts)).toEqual([]);
  });

  it.each<Mutation>([
    ["lacks a row", "[`metatags`](./settings.mdx#metatags)", "[`tags`](./settings.mdx#metatags)", "metatags: no row"],
    [
      "has a row too many",
      "[`metatags`](./settings.mdx#metatags)",
      "[`tags`](./settings.mdx#metatags)",
      "tags does not exist",
    ],
    [
      "links elsewhere",
      "(./settings.mdx#metatags)",
      "(./settings.mdx#pretty)",
      "metatags: no link to ./settings.mdx#metatags",
    ],
    [
      "has another type",
      "| list of objects |",
      "| list of strings |",
      "metatags: the type is list, object, the page says list of strings",
    ],
    ["has another default", '`"./docs"`', '`"docs"`', 'rootPath: the default is "./docs", the page says `"docs"`'],
    ["has another flag", "`-f`, `--force` |", "`--force` |", "force: the flag is -f, --force, the page says `--force`"],
    ["misses an option in the tree", "\n  sectionHeaderId\n", "\n", "docOptions.sectionHeaderId is not in the tree"],
    [
      "has an option too many in the tree",
      "\n  sectionHeaderId\n",
      "\n  headerId\n",
      "docOptions.headerId is in the tree and does not exist",
    ],
  ])("is found out when it %s", async (_, from, to, fault) => {
    expect(cheatSheet).toContain(from);
    expect(await cheatSheetFaults(cheatSheet.replace(from, to), facts)).toContain(fault);
  });
});
