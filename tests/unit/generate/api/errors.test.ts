import { cp, mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { generateApiReference } from "../../../../src/generate/api";
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

/** Creates a project with all packages, of which one is a copy that the test can damage. */
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
  const outDir = path.join(root, "out");
  await mkdir(outDir);
  const thrown: unknown = await generateApiReference({ root, outDir, report: () => undefined }).catch(
    (error: unknown) => error,
  );
  expect(await readdir(outDir)).toEqual([]);
  expect(await readdir(workspaces)).toEqual([]);
  if (thrown instanceof GenerationError) return thrown;
  throw new Error(`Expected a GenerationError, got ${String(thrown)}`);
}

it("names the package that is not installed, and the fix", async () => {
  const folder = await projectWith("diff");
  await rm(folder, { recursive: true });
  const error = await failure();
  expect(error.message).toContain("@graphql-markdown/diff is not installed");
  expect(error.fix).toContain("npm ci");
  expect(error.cause).toBeInstanceOf(Error);
});

it("names the package that has no declarations", async () => {
  const folder = await projectWith("diff");
  await rm(path.join(folder, "dist"), { recursive: true });
  await mkdir(path.join(folder, "dist"));
  await writeFile(path.join(folder, "dist", "index.js"), "");
  const error = await failure();
  expect(error.message).toContain("@graphql-markdown/diff has no type declarations");
  expect(error.cause).toBeInstanceOf(Error);
});

it("names the folder that a package lacks", async () => {
  const folder = await projectWith("types");
  await rm(path.join(folder, "src"), { recursive: true });
  const error = await failure();
  expect(error.message).toContain('@graphql-markdown/types has no folder "src"');
});

it("names a missing module to which readers have links", async () => {
  const folder = await projectWith("utils");
  await rm(path.join(folder, "dist", "url.d.ts"));
  const error = await failure();
  expect(error.message).toContain("@graphql-markdown/utils no longer has url");
  expect(error.fix).toContain("src/generate/api/packages.ts");
  expect(error.cause).toBeInstanceOf(Error);
});
