import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { load } from "cheerio";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "@site/src/shared/files";
import { project } from "../docs/markdown/files";
import { payloads } from "../unit/security/formatter/payloads";
import { hostileOptions, hostileSchema, textOfSource } from "../unit/security/formatter/schema";
import { writeFiles } from "../writeFiles";

/** Returns code that writes a file if it runs while the pages are rendered. */
const codeWriting = (file: string): string => `process.getBuiltinModule("node:fs").writeFileSync("${file}", "")`;

/** Every third payload, because building a page for each would take too long. */
const attacks = payloads.flatMap((payload, at) => {
  const mark = `mark${String(at)}x`;
  return at % 3 === 0 ? [{ mark, text: payload(codeWriting(mark), mark) }] : [];
});

const CONFIGURATION = `
${textOfSource}
export default {
  title: "Site", url: "https://site.example", baseUrl: "/", onBrokenLinks: "ignore", onBrokenAnchors: "ignore",
  markdown: { hooks: { onBrokenMarkdownLinks: "ignore", onBrokenMarkdownImages: "ignore" } },
  presets: [["classic", { blog: false }]],
  plugins: [
    "./formatter/docusaurus/index.mjs",
    ["@graphql-markdown/docusaurus", {
      ...${hostileOptions},
      formatter: new URL("./formatter/index.mjs", import.meta.url).href,
    }],
  ],
};
`;

let site: string;
let html: string[];

async function docusaurus(command: string): Promise<void> {
  const program = path.join(project, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
  const env = { ...process.env, NODE_ENV: "production" };
  await promisify(execFile)(process.execPath, [program, command], { cwd: site, env, maxBuffer: 1 << 26 });
}

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), "website-security-"));
  await symlink(path.join(project, "node_modules"), path.join(site, "node_modules"));
  await cp(path.join(project, "packages/reference-formatter"), path.join(site, "formatter"), { recursive: true });
  await writeFiles(site, {
    "package.json": '{ "name": "site", "private": true }',
    "docusaurus.config.mjs": CONFIGURATION,
    "schema.graphql": hostileSchema(attacks),
    "docs/control.mdx": `export const ran = ${codeWriting("control")};\n\nText.\n`,
  });
  await docusaurus("graphql-to-doc");
  await docusaurus("build");
  const pages = (await listFiles(path.join(site, "build/docs/schema"))).filter((file) => file.endsWith(".html"));
  html = await Promise.all(pages.map((file) => readFile(path.join(site, "build/docs/schema", file), "utf8")));
});

afterAll(() => rm(site, { recursive: true, force: true }));

describe("a site with the reference formatter and a hostile schema", () => {
  it("runs the code of a hand-written page, but no code of the schema", async () => {
    const written = (await readdir(site)).filter((file) => file === "control" || file.startsWith("mark"));
    expect(written).toEqual(["control"]);
  });

  it("shows every payload as text", () => {
    const text = html.map((page) => load(page)("article").text()).join("\n");
    expect(html.length).toBeGreaterThan(4 * attacks.length);
    expect(attacks.filter(({ mark }) => !text.includes(mark))).toEqual([]);
  });

  it("has no scripts, handlers or script URLs from the schema", () => {
    for (const page of html) {
      const $ = load(page);
      expect($("article script, article iframe, article object").length).toBe(0);
      for (const element of $("*:not(link)").toArray()) {
        for (const [name, value] of Object.entries($(element).attr() ?? {})) {
          expect(name).not.toMatch(/^on/u);
          if (/^(?:href|src|srcdoc|action)$/u.test(name))
            expect(value).not.toMatch(/^\s*(?:javascript|data|vbscript):/iu);
        }
      }
    }
  });

  it("contains payloads in its scripts only as strings", async () => {
    const folder = path.join(site, "build/assets/js");
    const live: string[] = [];
    for (const file of await readdir(folder)) {
      const code = await readFile(path.join(folder, file), "utf8");
      if (!code.includes("getBuiltinModule")) continue;
      const visit = (node: ts.Node): void => {
        if (ts.isIdentifier(node) && node.text === "getBuiltinModule") live.push(node.parent.parent.parent.getText());
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
    }
    // The code of the hand-written page.
    expect(live).toEqual([expect.stringMatching(/getBuiltinModule\("node:fs"\)\.writeFileSync$/u)]);
  });

  it("publishes no file that the schema links to", async () => {
    const files = await listFiles(path.join(site, "build"));
    expect(files.filter((file) => /^assets\/(?:files|images)\/|package\.json/u.test(file))).toEqual([]);
  });
});
