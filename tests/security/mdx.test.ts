import { mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { beforeAll, describe, expect, it } from "vitest";
import { installPeer } from "../bench/build/peers";
import { project } from "../docs/markdown/files";
import { filesWith } from "../fixtures/reproducible/compare";
import { linkTool } from "../frameworks/sites";
import { buildProject, expectNoAttack, expectNoSecret } from "./hostile";

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "website-hostile-"));
  return () => rm(root, { recursive: true, force: true });
});

const CODE = "globalThis.process?.exit(3)";

/** An encoded slash. Docusaurus decodes a path before it looks for the file. */
const SLASH = "%2f";

const PAYLOADS = [
  `export const evil = ${CODE};`,
  `import "../../../../../evil.mjs";`,
  `{${CODE}}`,
  `text {${CODE}} text`,
  `<x-attack>{${CODE}}</x-attack>`,
  `<Badge text={${CODE}} />`,
  `<Badge text="a" onClick={() => 1} {...{ title: "x-attack" }} />`,
  `<code style={{ fontWeight: ${CODE} }}>code</code>`,
  '<SpecifiedBy url="javascript:x" />',
  "<><x-attack /></>",
  '<span class="a" onerror="x">text</span>',
  '<head><meta http-equiv="refresh" content="0" x-attack="" /></head>',
  "```mdx-code-block\n<x-attack />\n```",
  `\`\`\`mdx-code-block\n{${CODE}}\n\`\`\``,
  "[link](javascript:x)",
  "[link][reference]\n\n[reference]: javascript:x",
  "[file](@site/secret.txt) ![image](@site/secret.txt)",
  "[file](@site/../secret.txt)",
  "[file](../../../../secret.txt) ![image](../../../../secret.txt)",
  `[file](/..${SLASH}secret.txt) ![image](/..${SLASH}..${SLASH}secret.txt)`,
  `[file](/%2e%2e${SLASH}secret.txt)`,
  "## [&lt;x-attack&gt;&lt;/x-attack&gt;][heading]\n\n[heading]: /x",
  "## ![&lt;x-attack&gt;&lt;/x-attack&gt;](https://site.example/a.png)",
  "## {'<x-attack></x-attack>'}",
  "## :a[&lt;x-attack&gt;&lt;/x-attack&gt;]",
  "> [!note]\n> {1}",
  ":::note[<x-attack />]{onclick=x}\ntext\n:::",
];

interface Site {
  readonly kind: "docusaurus" | "starlight";
  readonly install: (folder: string) => Promise<void>;
  readonly build: readonly [string, ...string[]];
  readonly output: string;
  /** The `class` attribute of a badge in the built pages. */
  readonly badge: string;
}

const SITES: readonly Site[] = [
  {
    kind: "docusaurus",
    install: async (folder) => {
      const packages = path.join(folder, "node_modules");
      await mkdir(packages, { recursive: true });
      // Leaves out Docusaurus's cache, from which the build could publish files of another site.
      for (const name of await readdir(path.join(project, "node_modules")))
        if (name !== ".cache") await symlink(path.join(project, "node_modules", name), path.join(packages, name));
    },
    build: [process.execPath, "node_modules/@docusaurus/core/bin/docusaurus.mjs", "build"],
    output: "build",
    badge: "badge badge--secondary",
  },
  {
    kind: "starlight",
    install: async (folder) => {
      await installPeer("starlight", folder);
      await linkTool(folder);
    },
    build: [process.execPath, "node_modules/astro/astro.js", "build"],
    output: "dist",
    badge: "sl-badge default",
  },
];

describe.each(SITES)("a project of $kind", ({ kind, install, build, output, badge }) => {
  let site: string;

  beforeAll(async () => {
    const folder = path.join(root, kind, "site");
    await mkdir(path.dirname(folder));
    await install(folder);
    await buildProject(kind, folder, PAYLOADS, build);
    site = path.join(folder, output);
  });

  it("runs no code and adds no element from a hostile schema", async () => {
    await expectNoAttack(site, PAYLOADS.length);
  });

  it("publishes no file that a schema links to", async () => {
    await expectNoSecret(site);
  });

  it("keeps the badges that the tool writes", async () => {
    expect(await filesWith(site, badge)).not.toEqual([]);
  });
});
