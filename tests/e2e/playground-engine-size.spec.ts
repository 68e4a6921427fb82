import { expect, test } from "@playwright/test";
import { bigSchema } from "../playground/bigSchema";
import { optionsWith } from "../playground/options";
import { askWorker } from "./playgroundWorker";
import { watch } from "./watch";

test("a schema of 1,500 types generates in the worker, which tells how far it is all the time", async ({
  page,
  baseURL,
}) => {
  const complaints = watch(page, new URL(baseURL ?? "").origin);
  await page.goto("/docs/intro");
  const { answer, progress, time, silence } = await askWorker(page, {
    source: bigSchema(1500),
    options: optionsWith(),
  });
  expect(answer).toMatchObject({ kind: "files" });
  const total = progress.at(-1)?.total;
  expect(total).toBeGreaterThan(2000);
  expect(progress.at(-1)).toEqual({ done: total, total });
  expect(progress.length).toBeGreaterThan(10);
  // Times are those of the machine; what is promised is that no part of the work takes most of it in silence.
  expect(silence).toBeLessThan(time * 0.75);
  expect(complaints).toEqual([]);
});
