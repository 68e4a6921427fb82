/**
 * Makes an index of copies of the site's documents, in a process of its own, and prints what it took:
 * `makeIndex.ts <search> <build> <times> <folder>`.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { packIndex } from "@site/packages/search/src/build/pack";
import type { Draft } from "@site/packages/search/src/build/documents";
import { searchIndexFile, shardFile, SHARD_KINDS } from "@site/packages/search/src/shared/constants";
import type { SearchSettings } from "@site/packages/search/src/shared/settings";
import { copies } from "./copies";

/** Contents of files, by their paths. */
type Files = Readonly<Record<string, string>>;

function ownIndex(drafts: readonly Draft[], settings: SearchSettings): Files {
  const { core, ...shards } = packIndex(drafts, settings);
  const files = SHARD_KINDS.flatMap((kind) =>
    shards[kind].map((shard, number) => [shardFile(core.index.hash, kind, number), JSON.stringify(shard)] as const),
  );
  return Object.fromEntries([[searchIndexFile("en"), JSON.stringify(core)], ...files]);
}

/** The function with which the easyops plugin makes its index in `postBuild`. */
type BuildIndex = (
  documents: readonly (readonly object[])[],
  config: { readonly language: readonly string[]; readonly removeDefaultStopWordFilter: readonly string[] },
) => unknown;

function easyopsIndex(drafts: readonly Draft[]): Files {
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve("@easyops-cn/docusaurus-search-local/package.json"));
  const { buildIndex } = require(path.join(folder, "dist/server/server/utils/buildIndex.js")) as {
    buildIndex: BuildIndex;
  };
  const titles: object[] = [];
  const headings: object[] = [];
  const keywords: object[] = [];
  const contents: object[] = [];
  let page = 0;
  drafts.forEach(({ title, sectionRoute, tags, content, code, pageTitle }, id) => {
    const [u, anchor] = sectionRoute.split("#");
    if (anchor === undefined) {
      page = id;
      titles.push({ i: id, t: title, u, b: [] });
      if (tags !== "") keywords.push({ i: id, t: tags, s: title, u, p: id });
    } else headings.push({ i: id, t: title, u, h: `#${anchor}`, p: page });
    if (content + code !== "") contents.push({ i: id, t: `${content} ${code}`, s: pageTitle, u, h: anchor, p: page });
  });
  const index = buildIndex([titles, headings, [], keywords, contents], {
    language: ["en"],
    removeDefaultStopWordFilter: [],
  });
  return { "search-index.json": JSON.stringify(index) };
}

async function main([search, build = "", times, folder = ""]: readonly string[]): Promise<void> {
  const { drafts, settings } = await copies(build, Number(times));
  const before = process.cpuUsage();
  const files = search === "own" ? ownIndex(drafts, settings) : easyopsIndex(drafts);
  const { user, system } = process.cpuUsage(before);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  const memory = process.resourceUsage().maxRSS * 1024;
  process.stdout.write(JSON.stringify({ seconds: (user + system) / 1e6, memory }));
}

void main(process.argv.slice(2));
