import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { load } from "cheerio";
import { beforeAll, expect, it } from "vitest";
import { starters } from "../unit/plugins/playground/ui/result/setup";
import { filesWith } from "../fixtures/reproducible/compare";
import { linkTool } from "../frameworks/sites";
import { buildProject, expectNoAttack, expectNoSecret } from "./hostile";

let root: string;
let site: string;

const PAYLOADS = [
  "<script>x-attack</script>",
  "<x-attack>text</x-attack>",
  "<x-attack/onerror=x",
  '<img src="x-attack-not" onerror=x>',
  '<p onclick="x">text</p>',
  '<a href="javascript:x">link</a>',
  '<a href=" java&#x09;script:x">link</a>',
  "[link](javascript:x)",
  "[link](java&#x0A;script:x)",
  '<iframe srcdoc="<x-attack>"></iframe>',
  "<svg><x-attack></svg>",
  "<style>body { display: none }</style>",
  "<!-- <x-attack> --><x-attack>",
  "<![CDATA[<x-attack>]]>",
  "<?x <x-attack> ?>",
  '--8<-- "secret.txt"',
  '--8<-- "../secret.txt"',
  '{% include "secret.txt" %} {{ config }}',
  "</div></div><x-attack>",
  '``` { .x onclick="x" }\ncode\n```',
  "text { onclick=x }\n{: onclick=x }",
  "<details><summary><x-attack>",
  "<title><x-attack></title>",
  "<textarea><x-attack></textarea>",
  "<noscript><x-attack></noscript>",
  `Before \`\n\n<h2 markdown="1" id='"><x-attack>'>sub</h2>\n\n\` after`,
  "Before `\n\n<h2>a &lt;x-attack&gt;</h2>\n\n` after",
  '[x](https://a.example/ "data-search-a=") " " onerror="x" z="',
  "![data-search-a=](https://site.example/a.png)",
  '[x](https://site.example "&#x003C;x-attack&#x003E;")',
  "<p id=__config>x</p><pre class=mermaid>x</pre>",
];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "website-hostile-"));
  const folder = path.join(root, "site");
  await linkTool(folder);
  // Uses a theme that comes with MkDocs: Material, the project's theme, is not installed everywhere.
  const config = (starters.mkdocs["mkdocs.yml"] ?? "").replace("name: material", "name: mkdocs");
  await buildProject("mkdocs", folder, PAYLOADS, ["mkdocs", "build"], { "mkdocs.yml": config });
  site = path.join(folder, "site");
  return () => rm(root, { recursive: true, force: true });
});

it("an MkDocs project publishes no file that a description includes", async () => {
  await expectNoSecret(site);
});

it("an MkDocs project escapes attribute names that Material removes from pages", async () => {
  expect(await filesWith(site, 'alt="data-search&#45;a="')).not.toEqual([]);
  expect((await filesWith(site, "data-search-a")).filter((file) => file.endsWith(".html"))).toEqual([]);
});

it("an MkDocs project shows tags from a schema as text", async () => {
  await expectNoAttack(site, PAYLOADS.length);
  for (const at of PAYLOADS.keys()) {
    const $ = load(await readFile(path.join(site, `api/types/objects/t${String(at)}/index.html`), "utf8"));
    expect($("[role=main] :is(script, style, iframe, svg, textarea, title, noscript)").length).toBe(0);
    expect($("[role=main] mark").length).toBeGreaterThan(0);
    expect($("[role=main] :is(#__config, .mermaid)").length).toBe(0);
  }
});

it("an MkDocs project keeps the markup of the preset and of Markdown", async () => {
  const $ = load(await readFile(path.join(site, "api/types/objects/t0/index.html"), "utf8"));
  expect($("[role=main] .admonition.warning").length).toBe(1);
  expect($("[role=main] code").first().text()).toContain('argument: String = "<script>');
  expect($("[role=main] a").last().attr("href")).toBe("../../../operations/queries/t-0/");
});
