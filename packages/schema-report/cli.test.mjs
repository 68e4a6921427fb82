import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { folderWith, OPTIONS } from "./testing.mjs";

const CLI = fileURLToPath(new URL("cli.mjs", import.meta.url));
const CONFIG = `extensions:
  graphql-markdown:
    baseURL: api
    loaders:
      GraphQLFileLoader: "@graphql-tools/graphql-file-loader"
      JsonFileLoader: "@graphql-tools/json-file-loader"
`;
const OLD = "type Query {\n  a: Int\n  b: Int\n}\n";
const NEW = "type Query {\n  a: Int\n  c: Int\n}\n";

/** @type {(folder: string, ...args: readonly string[]) => { status: number | null, stdout: string, stderr: string }} */
function run(folder, ...args) {
  return spawnSync(process.execPath, [CLI, ...args], { cwd: folder, encoding: "utf8" });
}

/** @type {(context: import("node:test").TestContext, files?: Record<string, string>) => Promise<string>} */
const project = (context, files = {}) =>
  folderWith(context, {
    ".graphqlrc": `schema: new.graphql\n${CONFIG}`,
    "old.graphql": OLD,
    "new.graphql": NEW,
    ...files,
  });

test("the old schema may have default values that are hidden, or objects of a custom scalar", async (context) => {
  const old = `directive @noDoc on ENUM_VALUE
    scalar JSON
    enum Size { S L @noDoc }
    type Query { a(where: JSON = {a: 1}, size: Size = L): Int, b: Int }`;
  const folder = await project(context, {
    ".graphqlrc": `schema: new.graphql\n${CONFIG}    skipDocDirective: ["@noDoc"]\n`,
    "old.graphql": old,
    "new.graphql": old.replace(", b: Int", ""),
  });
  const { status, stderr } = run(folder, "changes", "old.graphql", "new.graphql", "--name", "v2");
  assert.deepEqual([status, stderr], [0, "docs/changes.md: 1 change: 1 breaking, 0 dangerous, 0 safe.\n"]);
});

test("changes are written into a changelog, and a second run adds nothing", async (context) => {
  const folder = await project(context);
  const { status, stdout, stderr } = run(folder, "changes", "old.graphql", "new.graphql", "--name", "v2");
  assert.deepEqual([status, stdout], [0, ""]);
  assert.match(stderr, /^docs\/changes\.md: 2 changes: 1 breaking, 0 dangerous, 1 safe\.\n$/u);
  const file = path.join(folder, "docs/changes.md");
  const text = await readFile(file, "utf8");
  assert.match(text, /^---\nid: changes\ntitle: Changelog\n---\n\n## v2\n\n2 changes/u);
  assert.match(run(folder, "changes", "old.graphql").stderr, /is up to date/u);
  assert.equal(await readFile(file, "utf8"), text);
});

test("the changelog is in rootPath, also if baseURL begins with a slash", async (context) => {
  const config = CONFIG.replace("baseURL: api", "baseURL: /api/v1");
  const folder = await project(context, { ".graphqlrc": `schema: new.graphql\n${config}` });
  assert.match(run(folder, "changes", "old.graphql").stderr, /^docs\/changes\.md: 2 changes/u);
});

test("a later comparison removes earlier links to removed elements", async (context) => {
  const folder = await project(context, { "newest.graphql": "type Query {\n  a: Int\n  d: Int\n}\n" });
  run(folder, "changes", "old.graphql", "--name", "v2");
  const file = path.join(folder, "docs/changes.md");
  assert.match(await readFile(file, "utf8"), /^- Query \[`c`\]\(\S+\) was added$/mu);
  run(folder, "changes", "new.graphql", "newest.graphql", "--name", "v3");
  const [newest = "", earlier = ""] = (await readFile(file, "utf8")).split("## v2");
  assert.match(newest, /^- Query `c` was removed$/mu);
  assert.match(newest, /^- Query \[`d`\]\(\S+\) was added$/mu);
  assert.match(earlier, /^- Query `c` was added$/mu);
});

test("comparing a schema with itself writes no file", async (context) => {
  const folder = await project(context);
  assert.match(run(folder, "changes", "new.graphql").stderr, /No changes\.\n$/u);
  assert.equal(existsSync(path.join(folder, "docs")), false);
});

test("--fail-on writes the changelog and exits with 1", async (context) => {
  const folder = await project(context, {
    "more.graphql": `${NEW} enum E { A }`,
    "most.graphql": `${NEW} enum E { A B }`,
  });
  assert.equal(run(folder, "changes", "old.graphql", "--fail-on", "breaking").status, 1);
  assert.ok(existsSync(path.join(folder, "docs/changes.md")));
  const dangerous = ["changes", "more.graphql", "most.graphql", "--format", "json", "--fail-on"];
  assert.equal(run(folder, ...dangerous, "breaking").status, 0);
  assert.equal(run(folder, ...dangerous, "dangerous").status, 1);
});

test("release notes have no links without the URL of the site", async (context) => {
  const folder = await project(context);
  const notes = ["changes", "old.graphql", "--format", "release-notes"];
  assert.match(run(folder, ...notes).stdout, /^- Query `c` was added$/mu);
  assert.match(
    run(folder, ...notes, "--url", "https://example.org/docs/").stdout,
    /^- Query \[`c`\]\(https:\/\/example\.org\/docs\/api\/operations\/queries\/c\) was added$/mu,
  );
});

test("--format json prints nothing but JSON to the standard output", async (context) => {
  const folder = await project(context);
  const { stdout } = run(folder, "changes", "old.graphql", "--format", "json");
  const { changes } = /** @type {{ changes: readonly Record<string, unknown>[] }} */ (JSON.parse(stdout));
  const [removed, added] = changes;
  assert.equal(changes.length, 2);
  assert.deepEqual(
    [removed?.["type"], removed?.["level"], removed?.["page"]],
    ["FIELD_REMOVED", "breaking", undefined],
  );
  assert.deepEqual(
    [added?.["type"], added?.["level"], added?.["page"]],
    ["FIELD_ADDED", "safe", "operations/queries/c"],
  );
});

test("links lead to anchors that a formatter writes as HTML", async (context) => {
  const folder = await project(context, {
    "old.graphql": "type Query { a: E } enum E { A }",
    "new.graphql": "type Query { a: E } enum E { A B }",
    "formatter.cjs": String.raw`exports.afterPrintTypeHook = (event) => {
      event.output = event.output.replaceAll(/\\\{#([\w-]+)\\\}/g, '<span id="$1"></span>');
    };`,
  });
  const config = `${CONFIG}    formatter: ${JSON.stringify(path.join(folder, "formatter.cjs"))}\n`;
  writeFileSync(path.join(folder, ".graphqlrc"), `schema: new.graphql\n${config}`);
  assert.equal(run(folder, "changes", "old.graphql").status, 0);
  assert.match(await readFile(path.join(folder, "docs/changes.mdx"), "utf8"), /\[`B`\]\(\S+#b\)/u);
});

test("coverage below the minimum exits with 1", async (context) => {
  const folder = await project(context);
  assert.equal(run(folder, "coverage", "--min", "0").status, 0);
  const { status, stderr } = run(folder, "coverage", "new.graphql", "--min", "80");
  assert.equal(status, 1);
  assert.match(stderr, /^0% have a description, less than 80%\.$/mu);
});

test("coverage is written as a page", async (context) => {
  const folder = await project(context);
  assert.equal(run(folder, "coverage", "--out", "docs/coverage.md").status, 0);
  const page = await readFile(path.join(folder, "docs/coverage.md"), "utf8");
  assert.match(page, /^---\nid: coverage\ntitle: Coverage\n---\n\n0%/u);
});

test("options are read from a Docusaurus configuration", async (context) => {
  const folder = await folderWith(context, {
    "package.json": '{ "type": "module" }',
    "old.graphql": OLD,
    "new.graphql": NEW,
    "docusaurus.config.js": `export default {
      plugins: ["other", ["@graphql-markdown/docusaurus", {
        id: "shop", schema: "new.graphql", baseURL: "api", linkRoot: "/docs",
        loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" },
      }]],
    };`,
  });
  assert.equal(run(folder, "changes", "old.graphql", "--config", "docusaurus.config.js", "--id", "shop").status, 0);
  const page = await readFile(path.join(folder, "docs/changes.mdx"), "utf8");
  assert.match(page, /\]\(\/docs\/api\/operations\/queries\/c\.mdx\)/u);
  const { status, stderr } = run(folder, "coverage", "--config", "docusaurus.config.js");
  assert.equal(status, 2);
  assert.match(stderr, /docusaurus\.config\.js: has no instance "default" of .*, only shop\./u);
});

/** @type {(folder: string, ...args: readonly string[]) => unknown} */
const git = (folder, ...args) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], { cwd: folder, stdio: "pipe" });

test("--since reads the old schema of a subfolder from git, and changes no file", async (context) => {
  const top = await folderWith(context, {
    "api/.graphqlrc": `schema: "schema/*.graphql"\n${CONFIG}`,
    "api/schema/query.graphql": OLD,
    "api/schema/user.graphql": "type User { id: ID }",
  });
  const folder = path.join(top, "api");
  git(top, "init");
  git(top, "add", ".");
  git(top, "commit", "-m", "first");
  git(top, "tag", "v1");
  writeFileSync(path.join(folder, "schema/query.graphql"), NEW);
  const before = String(git(top, "status", "--porcelain"));
  const { status, stdout } = run(folder, "changes", "--since", "git:v1", "--format", "release-notes");
  assert.equal(status, 0);
  assert.match(stdout, /2 changes[^]*`b` was removed[^]*`c` was added/u);
  assert.equal(String(git(top, "status", "--porcelain")), before);
  assert.match(run(folder, "coverage", "--only-new", "git:v1").stderr, /^0% have a description, less than 100%\.$/mu);
  assert.match(run(folder, "changes", "--since", "git:v7").stderr, /git:v7: git knows no such revision\. Fetch it/u);
});

test("--since skips the files that a glob excludes", async (context) => {
  const folder = await folderWith(context, {
    "options.json": JSON.stringify({ ...OPTIONS, schema: ["schema/**/*.graphql", "!schema/internal/**"] }),
    "schema/query.graphql": OLD,
    "schema/internal/admin.graphql": "type Admin { id: ID }",
  });
  git(folder, "init");
  git(folder, "add", ".");
  git(folder, "commit", "-m", "first");
  writeFileSync(path.join(folder, "schema/query.graphql"), NEW);
  const { status, stdout } = run(
    folder,
    "changes",
    "--since",
    "git:HEAD",
    "--format",
    "release-notes",
    "--config",
    "options.json",
  );
  assert.equal(status, 0);
  assert.match(stdout, /^2 changes[^]*`b` was removed[^]*`c` was added/u);
});

test("an error at a revision names the file in the repository", async (context) => {
  const folder = await project(context);
  git(folder, "init");
  assert.match(run(folder, "changes", "--since", "git:HEAD").stderr, /git knows no such revision/u);
  writeFileSync(path.join(folder, "new.graphql"), "type Query {");
  git(folder, "add", ".");
  git(folder, "commit", "-m", "broken");
  writeFileSync(path.join(folder, "new.graphql"), NEW);
  assert.match(run(folder, "changes", "--since", "git:HEAD").stderr, /^git:HEAD:new\.graphql:1:13: Syntax Error/u);
});

test("an error in a schema names the file, the line and the fix", async (context) => {
  const folder = await project(context, {
    "syntax.graphql": "type Query {\n  a: Int\n  b: \n}\n",
    "unknown.graphql": "type Query {\n  a: Foo\n}\n",
    "result.json": '{ "data": ',
    "docs/changes.md": "My page\n",
    "no-loaders.json": '{ "loaders": null }',
  });
  const cases = /** @type {const} */ ([
    ["syntax.graphql", /^syntax\.graphql:4:1: Syntax Error: Expected Name, found "\}"\. Correct this line/u],
    ["unknown.graphql", /^unknown\.graphql:2:6: Unknown type "Foo"\. Correct this line of the schema\.\n$/u],
    ["result.json", /^result\.json: .*Unexpected end of JSON input\. Check that it exists/u],
    ["missing.graphql", /^missing\.graphql: Unable to find any GraphQL type definitions.*Check that it exists/u],
  ]);
  for (const [file, message] of cases) {
    for (const args of [
      ["changes", file, "new.graphql"],
      ["changes", "old.graphql", file],
      ["coverage", file, "--out", "docs/changes.md"],
    ]) {
      const { status, stderr } = run(folder, ...args);
      assert.equal(status, 2, args.join(" "));
      assert.match(stderr, message);
    }
  }
  assert.equal(await readFile(path.join(folder, "docs/changes.md"), "utf8"), "My page\n");
});

test("wrong options exit with 2 and say what to do", async (context) => {
  const folder = await folderWith(context, { "schema.graphql": NEW, "empty.mjs": "", "broken.json": "{" });
  /** @type {readonly (readonly [readonly string[], RegExp])[]} */
  const cases = [
    [[], /No command: Use changes or coverage/u],
    [["changes"], /Give the old and the new schema/u],
    [["changes", "a", "b", "c"], /Give the old and the new schema/u],
    [["changes", "a", "--since", "v1"], /Use --since git:v1/u],
    [["changes", "a", "--format", "pdf"], /--format pdf: no such value\. Use mdx, md, json, release-notes\./u],
    [["changes", "a", "--fail-on", "all"], /Use breaking, dangerous\./u],
    [["changes", "a", "--nope"], /Unknown option '--nope'/u],
    [["coverage", "--min", "much"], /Use a number from 0 to 100/u],
    [["coverage", "--min", ""], /--min "" is not a percentage/u],
    [["coverage", "a", "b"], /Give one schema/u],
    [["coverage", "schema.graphql"], /No loader for schema\.graphql\. Add "loaders" to \.graphqlrc/u],
    [["coverage", "--config", "none.js"], /none\.js: no such file\. Give --config/u],
    [["coverage", "--config", "empty.mjs"], /empty\.mjs: exports no options/u],
    [["coverage", "--config", "broken.json"], /broken\.json: .*JSON.*Correct the file/u],
    [["changes", "--since", "git:main", "https://example.org/graphql"], /only schemas in files have revisions/u],
  ];
  for (const [args, message] of cases) {
    const { status, stderr } = run(folder, ...args);
    assert.equal(status, 2, args.join(" "));
    assert.match(stderr, message);
  }
});

test("--help and -h list options and exit codes", () => {
  for (const args of [["changes", "--help"], ["coverage", "-h"], ["-h"]]) {
    const { status, stdout } = run(".", ...args);
    assert.equal(status, 0);
    assert.match(stdout, /--only-new <old>[^]*Exit codes: 0 success, 1 a check failed, 2 wrong options/u);
  }
});
