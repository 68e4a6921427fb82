import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { NODE_RELEASES, pinned, RELEASE, VERSIONS } from "@site/src/data/release";
import { parts, suites } from "../../run/parts";
import { project } from "../../docs/markdown/files";

async function installedVersion(name: string): Promise<string> {
  const manifest = await readFile(path.join(project, "node_modules", name, "package.json"), "utf8");
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

it.each(Object.entries(VERSIONS))("VERSIONS names the installed version of %s, %s", async (name, version) => {
  expect(await installedVersion(name)).toBe(version);
});

it("the docs describe the release of the plugin", () => {
  expect(RELEASE).toBe(VERSIONS["@graphql-markdown/docusaurus"]);
});

it("NODE_RELEASES are the oldest Node.js of the site and those that test:all runs", async () => {
  const { engines } = JSON.parse(await readFile(path.join(project, "package.json"), "utf8")) as {
    readonly engines: { readonly node: string };
  };
  const run = suites.all.flatMap((part) => /^node(\d+)$/u.exec(part)?.[1] ?? []);
  expect(run.every((release) => Object.hasOwn(parts, `node${release}`))).toBe(true);
  expect(NODE_RELEASES.map(String)).toEqual([/\d+/u.exec(engines.node)?.[0], ...run]);
});

it("pins only the tool and graphql", () => {
  expect(pinned("graphql")).toBe(`graphql@${VERSIONS.graphql}`);
  expect(pinned("@graphql-markdown/cli")).toBe(`@graphql-markdown/cli@${VERSIONS["@graphql-markdown/cli"]}`);
  for (const name of ["prettier", "@graphql-tools/url-loader", "--dev"]) expect(pinned(name)).toBe(name);
});
