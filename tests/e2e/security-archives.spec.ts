import { deflateRawSync } from "node:zlib";
import { archive } from "../unit/security/archive";
import { editor, rendered, start, workspace } from "./support/playground";
import { desktop } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

const zip = (buffer: Uint8Array) => ({ name: "api.zip", mimeType: "application/zip", buffer: Buffer.from(buffer) });

test("an archive that holds more than it promises is refused", async ({ page }) => {
  await start(page);
  await expect(rendered(page)).toContainText("Film");
  const before = page.workers().length;
  const data = deflateRawSync("#".repeat(100_000_000));
  const bomb = archive([{ name: "a.graphql", data, originalSize: 10, crc: 0 }]);
  await workspace(page).getByLabel("Open files").setInputFiles(zip(bomb));
  await expect(workspace(page)).toContainText("api.zip is no ZIP archive, or is damaged.");
  await expect(editor(page)).toContainText("type Query");
  await expect.poll(() => page.workers().length).toBe(before);
});

test("Cancel ends the opening of an archive", async ({ page }) => {
  // A worker that is never asked never answers.
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      readonly #name: string | undefined;
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.#name = options?.name;
      }
      override postMessage(...given: unknown[]): void {
        if (this.#name !== "playground-unzip") super.postMessage(...(given as [unknown, Transferable[]]));
      }
    };
  });
  await start(page);
  await expect(rendered(page)).toContainText("Film");
  const before = page.workers().length;
  const opened = page.waitForEvent("worker");
  await workspace(page)
    .getByLabel("Open files")
    .setInputFiles(zip(archive([{ name: "a.graphql", text: "type Query { a: ID }" }])));
  await opened;
  await expect(workspace(page).getByRole("progressbar", { name: "Opening the files" })).toBeVisible();
  await workspace(page).getByRole("button", { name: "Cancel" }).click();
  await expect(workspace(page)).toContainText("No file was opened.");
  await expect(workspace(page).getByRole("progressbar")).toBeHidden();
  await expect.poll(() => page.workers().length).toBe(before);
});
