import path from "node:path";
import { expect, it } from "vitest";
import { noticesOf } from "@site/src/plugins/licences";
import { temporaryFolder } from "../../temporaryFolder";

const manifest = (name: string, more: object = {}): string => JSON.stringify({ name, version: "1.0.0", ...more });

async function noticesFor(files: Readonly<Record<string, string>>, bundled: readonly string[]): Promise<string> {
  const folder = await temporaryFolder({ LICENSE: "Licence of the site", ...files });
  return noticesOf(
    folder,
    bundled.map((file) => path.join(folder, file)),
  );
}

it("the notices contain the licences of the site and of bundled packages", async () => {
  const notices = await noticesFor(
    {
      "node_modules/b/package.json": manifest("b"),
      "node_modules/b/LICENSE": "Licence of b",
      "node_modules/b/NOTICE.md": "Notice of b",
      "node_modules/@a/a/package.json": manifest("@a/a"),
      "node_modules/@a/a/licence-mit.txt": "Licence of a",
      "node_modules/unused/package.json": manifest("unused"),
    },
    ["node_modules/b/index.js", "node_modules/@a/a/dist/index.js"],
  );
  expect(notices.split(/\n+(?:-{80}\n)?/u)).toEqual([
    ...["This site", "Licence of the site"],
    ...["@a/a 1.0.0", "Licence of a"],
    ...["b 1.0.0", "Licence of b", "Notice of b"],
    "",
  ]);
});

it("a package without a licence file is listed with its manifest's licence", async () => {
  const files = { "node_modules/a/package.json": manifest("a", { license: "MIT", author: { name: "Ada" } }) };
  expect(await noticesFor(files, ["node_modules/a/index.js"])).toContain(
    "a 1.0.0\n\nLicence, from its manifest: MIT\nAuthor: Ada\n",
  );
});

it("a manifest that only sets the module type is not a package", async () => {
  const files = {
    "node_modules/a/package.json": manifest("a"),
    "node_modules/a/esm/package.json": '{"type":"module"}',
  };
  expect(await noticesFor(files, ["node_modules/a/esm/index.js"])).toContain("a 1.0.0");
});

it("a file that belongs to no package is an error", async () => {
  await expect(noticesFor({}, ["node_modules/lost/index.js"])).rejects.toThrow(/lost\/index\.js/u);
});
