import { expect, it } from "vitest";
import { readExample } from "@site/src/plugins/playground";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import { inputOf } from "@site/src/plugins/playground/browser/ui/saved/link";

it("the example links to the playground with its schema, and has tokens by line", async () => {
  const { source, lines, hash } = await readExample(".");
  expect(await inputOf(hash)).toEqual({ source, options: defaultOptions });
  // The token of an empty line is a line break.
  const text = lines.map((line) => line.map(({ content }) => content.replace("\n", "")).join("")).join("\n");
  expect(text).toBe(source);
});

it("the example has the generated page of its type Room", async () => {
  const { page } = await readExample(".");
  expect(page.title).toBe("Room");
  expect(page.fault).toBeUndefined();
  expect(JSON.stringify(page.content)).toContain("Students who can work there.");
});
