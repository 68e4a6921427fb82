import { afterEach, expect, it } from "vitest";
import { beforeComposePageTypeHook } from "reference-formatter/index.mjs";
import { logTo } from "@site/src/plugins/playground/browser/worker/record";

const { error } = console;

afterEach(() => {
  console.error = error;
  Reflect.deleteProperty(globalThis, "logger");
});

it("the log of a run contains the errors of the formatter's hooks", async () => {
  const log: string[] = [];
  logTo(log);
  await beforeComposePageTypeHook({ data: { type: {}, options: {}, sections: {} } } as never);
  expect(log).toEqual([expect.stringMatching(/^beforeComposePageTypeHook: \w*Error: ./u)]);
});

it("the log of a run does not contain the errors of the previous run", () => {
  const first: string[] = [];
  const second: string[] = [];
  logTo(first);
  console.error("one");
  logTo(second);
  console.error("two");
  expect([first, second]).toEqual([["one"], ["two"]]);
});
