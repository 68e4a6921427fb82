import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { beforeAll, expect, it } from "vitest";
import { installPeer } from "../bench/build/peers";
import { filesWith } from "../fixtures/reproducible/compare";
import { linkTool } from "../frameworks/sites";
import { buildProject, expectNoAttack, expectNoSecret } from "./hostile";

let root: string;
let site: string;

/** Paths of `secret.txt`, relative to the folder of a page, `docs/api/types/objects`, or, after `@`, to the source folder. */
const PATHS = ["../../../../secret.txt", "../../../../../secret.txt", "@/../secret.txt", "@../../secret.txt"];

const INCLUDES = PATHS.flatMap((file) => [
  `<!--@include: ${file}-->`,
  `<!-- \n @include: ${file}{1,} -->`,
  `<!--\t@include:${file}#region-->`,
  `<!--<!--@include: ${file}-->@include: ${file}-->`,
  `<<< ${file}`,
  `<<<${file}{1} [a]`,
  `- <<< ${file}`,
]);

/** An expression that stops the build if Vue compiles it. */
const CODE = `constructor.constructor("globalThis.process.exit(3)")()`;

const MARKUP = [
  `{{ ${CODE} }}`,
  `<script setup>\nglobalThis.process.exit(3);\n</script>`,
  `<x-attack :title='${CODE}'/>`,
  '```=="><x-attack/==:title=`x`>\ncode\n```',
  "```js-vue\n{{ $attrs }}{{ process.exit(3) }}\n```",
  "::: code-group\n```js [<x-attack>]\ncode\n```\n:::",
  "::: tip <x-attack> {onclick=x}\ntext\n:::",
  "> [!NOTE] <x-attack>\n> text",
  "# Heading {onclick=x}",
  "![image](x%0A'+process.exit(3)+'.png)",
  "[[toc]]\n\n[link](javascript:x) {onclick=x}",
  "---js\n{ title: process.exit(3) }\n---",
];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "website-hostile-"));
  const folder = path.join(root, "site");
  await installPeer("vitepress", folder);
  await linkTool(folder);
  const build = [process.execPath, "node_modules/vitepress/bin/vitepress.js", "build", "docs"] as const;
  await buildProject("vitepress", folder, [...INCLUDES, ...MARKUP], build);
  site = path.join(folder, "docs/.vitepress/dist");
  return () => rm(root, { recursive: true, force: true });
});

it("a VitePress project publishes no file that a description includes", async () => {
  await expectNoSecret(site);
});

it("a VitePress project shows tags and expressions from a schema as text", async () => {
  await expectNoAttack(site, INCLUDES.length + MARKUP.length);
  expect(await filesWith(site, "&lt;x-attack")).not.toEqual([]);
});
