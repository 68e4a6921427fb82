import { deflateRawSync } from "node:zlib";
import { archive } from "../unit/security/archive";
import { editor, rendered, start, workspace } from "./support/playground";
import { desktop } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

test("an archive that is larger than it declares is refused", async ({ page }) => {
  await start(page);
  await expect(rendered(page)).toContainText("Film");
  const before = page.workers().length;
  const data = deflateRawSync("#".repeat(100_000_000));
  const buffer = Buffer.from(archive([{ name: "a.graphql", data, originalSize: 10, crc: 0 }]));
  const bomb = { name: "api.zip", mimeType: "application/zip", buffer };
  await workspace(page).getByLabel("Open files").setInputFiles(bomb);
  await expect(workspace(page)).toContainText("api.zip is not a ZIP archive, or is damaged.");
  await expect(editor(page)).toContainText("type Query");
  await expect.poll(() => page.workers().length).toBe(before);
});
