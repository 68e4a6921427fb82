import { cp, mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { apiTarget } from "../../../../src/generate/api";
import { GenerationError } from "../../../../src/generate/target";
import { temporaryFolder } from "../../temporaryFolder";
import { ROOT } from "./pages";

let root: string;
let workspaces: string;

beforeEach(async () => {
  root = await temporaryFolder();
  workspaces = path.join(root, "tmp");
  await mkdir(workspaces);
  vi.stubEnv("TMPDIR", workspaces);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Creates a project with links to all packages except one, which is a copy that the test can damage. */
async function projectWith(spoiled: string): Promise<string> {
  const installed = path.join(ROOT, "node_modules", "@graphql-markdown");
  const scope = path.join(root, "node_modules", "@graphql-markdown");
  await mkdir(scope, { recursive: true });
  const others = (await readdir(installed)).filter((name) => name !== spoiled);
  await Promise.all(others.map(async (name) => symlink(path.join(installed, name), path.join(scope, name))));
  await cp(path.join(installed, spoiled), path.join(scope, spoiled), { recursive: true });
  return path.join(scope, spoiled);
}

async function failure(): Promise<GenerationError> {
  const staging = path.join(root, "out");
  await mkdir(staging);
  const thrown: unknown = await apiTarget
    .generate({ root, staging, report: () => undefined })
    .catch((error: unknown) => error);
  expect(await readdir(staging)).toEqual([]);
  expect(await readdir(workspaces)).toEqual([]);
  if (thrown instanceof GenerationError) return thrown;
  throw new Error(`Expected a GenerationError, got ${String(thrown)}`);
}

it.each<[fault: string, name: string, part: string, message: string, fix: string]>([
  ["is not installed", "diff", ".", "@graphql-markdown/diff is not installed", "npm ci"],
  ["lacks its folder", "types", "src", '@graphql-markdown/types has no folder "src"', "npm ci"],
  [
    "lacks a module to which readers have links",
    "utils",
    "dist/url.d.ts",
    "@graphql-markdown/utils no longer has url",
    "src/generate/api/packages.ts",
  ],
])("names a package that %s, and the fix", async (_, name, part, message, fix) => {
  await rm(path.join(await projectWith(name), part), { recursive: true });
  const error = await failure();
  expect(error.message).toContain(message);
  expect(error.fix).toContain(fix);
  expect(error.cause).toBeInstanceOf(Error);
});

it("names a package that has no declarations", async () => {
  const dist = path.join(await projectWith("diff"), "dist");
  await rm(dist, { recursive: true });
  await mkdir(dist);
  await writeFile(path.join(dist, "index.js"), "");
  expect((await failure()).message).toContain("@graphql-markdown/diff has no type declarations");
});
