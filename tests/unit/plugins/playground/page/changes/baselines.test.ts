import { expect, it } from "vitest";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import { baselinesOf } from "@site/src/plugins/playground/browser/page/preview/changes/baselines";

const labels = (change: Partial<PlaygroundOptions>): string[] | undefined =>
  baselinesOf({ ...defaultOptions, ...change })?.map(({ label }) => label);

it("is nothing for the defaults, and the defaults where one option is changed", () => {
  expect(labels({})).toBeUndefined();
  expect(labels({ pretty: true })).toEqual(["all options at their defaults"]);
  expect(baselinesOf({ ...defaultOptions, pretty: true })?.[0].options).toEqual(defaultOptions);
});

it("is also each changed option alone where several are", () => {
  const options: PlaygroundOptions = { ...defaultOptions, pretty: true, hierarchy: "flat" };
  const found = baselinesOf(options);
  expect(found?.map(({ name }) => name)).toEqual(["all", "hierarchy", "pretty"]);
  expect(found?.[1]?.options).toEqual({ ...options, hierarchy: "api" });
});

it("keeps the framework at first, where that is not the only change", () => {
  const options: PlaygroundOptions = { ...defaultOptions, framework: "hugo", index: true };
  const found = baselinesOf(options);
  expect(found?.[0].label).toBe("all at their defaults but the framework, Hugo");
  expect(found?.[0].options).toEqual({ ...defaultOptions, framework: "hugo" });
  expect(found?.[1]?.options).toEqual(defaultOptions);
  expect(labels({ framework: "hugo" })).toHaveLength(1);
});
