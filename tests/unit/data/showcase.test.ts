import { expect, it } from "vitest";
import { showcase } from "@site/src/data/showcase";

it("the showcase names each site and each URL once", () => {
  expect(new Set(showcase.map(({ name }) => name)).size).toBe(showcase.length);
  expect(new Set(showcase.map(({ url }) => url)).size).toBe(showcase.length);
});

it("the showcase links by HTTPS only", () => {
  expect(showcase.filter(({ url }) => new URL(url).protocol !== "https:")).toEqual([]);
});

it("the showcase is in alphabetical order", () => {
  const { compare } = new Intl.Collator("en", { sensitivity: "base" });
  expect([...showcase].sort((a, b) => compare(a.name, b.name))).toEqual(showcase);
});
