// cspell:ignore ภาษา nฉันรักภาษาไทยมาก traductions importantes
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { packPackage } from "@site/src/plugins/downloads";
import { project } from "../docs/markdown/files";
import { docusaurus, scaffold } from "../formatter/stockSite";
import { addOverrides } from "../overrides";
import { replaceIn } from "../replaceIn";
import { writeFiles } from "../writeFiles";

const run = promisify(execFile);

/** Texts of pages in languages that are searched in their own way. */
const TEXTS = {
  "docs/chinese.md": "# 数据库\n\n我们的数据库保存所有订单。\n",
  "docs/japanese.md": "# 検索\n\n東京都の天気予報を検索します。\n",
  "docs/thai.md": "# ภาษา\n\nฉันรักภาษาไทยมาก\n",
  "docs/secret.md": "---\nsearch: false\n---\n\n# Secret\n\nThe word xylophone stands here.\n",
  "docs/hidden.mdx": '# Hidden\n\n<div data-search="off">The word glockenspiel stands here.</div>\n',
  "docs/unlisted.md": "---\nunlisted: true\n---\n\n# Unlisted\n\nThe word vibraphone stands here.\n",
  "docs/chevaux.md": "# Horses\n\nA page that is translated.\n",
  "i18n/fr/docusaurus-plugin-content-docs/version-1.0/chevaux.md":
    "# Les chevaux\n\nDes traductions de pages importantes.\n",
};

/**
 * Creates a site of `create-docusaurus` with two locales and two versions, and adds the search as its README says: one
 * package, and one line of configuration.
 *
 * @returns the folder of the site
 * @throws Error with the output of the command that fails
 */
export async function buildStockSite(parent: string): Promise<string> {
  const site = await scaffold(parent, "typescript");
  await addOverrides(site);
  const tarball = await packPackage(path.join(project, "packages/search"), parent);
  await run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", tarball], { cwd: site });
  const config = path.join(site, "docusaurus.config.ts");
  await replaceIn(config, "  presets: [", '  themes: ["docusaurus-lean-search"],\n  presets: [');
  await replaceIn(config, "locales: ['en']", "locales: ['en', 'fr']");
  await writeFiles(site, { "docs/old.md": "# Old\n\nOnly version 1.0 has the word marimba.\n" });
  await docusaurus(site, "docs:version", "1.0");
  const texts = Object.entries(TEXTS).flatMap(([file, text]) =>
    // The latest version is what most readers see.
    file.startsWith("docs/")
      ? [
          [file, text],
          [file.replace("docs/", "versioned_docs/version-1.0/"), text],
        ]
      : [[file, text]],
  );
  await writeFiles(site, {
    ...(Object.fromEntries(texts) as Record<string, string>),
    "docs/new.md": "# New\n\nOnly the next version has the word celesta.\n",
  });
  await docusaurus(site, "build");
  return site;
}
