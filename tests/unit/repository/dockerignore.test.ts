import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import dockerignore from "@balena/dockerignore";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const ignored = dockerignore().add(readFileSync(path.join(root, ".dockerignore"), "utf8"));

it("a container gets every file of the repository", () => {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => ignored.ignores(file))).toEqual([]);
});

it.each([
  "node_modules/react/index.js",
  "build/index.html",
  ".docusaurus/routes.js",
  ".generated/pages.json",
  "api/core/index.mdx",
  "examples/default/generated.mdx",
  "tests/fixtures/site/build/index.html",
])("a container does not get the generated file %s", (file) => {
  expect(ignored.ignores(file)).toBe(true);
});
