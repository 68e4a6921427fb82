import { describe, expect, it } from "vitest";
import { causesOf } from "@site/src/components/shell/errors/causes";
import { proves } from "../../../conformance/proves";

const loop: { self?: object } = {};
loop.self = loop;

describe("the chain of causes of a crash", () => {
  it("goes from the outer error to the inner", proves("L150c"), () => {
    const inner = new Error("inner", { cause: new TypeError("innermost") });
    expect(causesOf(new Error("outer", { cause: inner }))).toEqual(["outer", "inner", "innermost"]);
  });

  it.each([
    ["a string", "the disk is full", "the disk is full"],
    ["a number", 404, "404"],
    ["null", null, "null"],
    ["an object", { status: 503 }, '{"status":503}'],
    ["an object with a message", { message: "Service unavailable" }, "Service unavailable"],
    ["an error without a message", new RangeError(), "RangeError"],
    ["an object that contains itself", loop, "[object Object]"],
  ])("may end with %s", proves("L150c"), (_, cause, text) => {
    expect(causesOf(new Error("outer", { cause }))).toEqual(["outer", text]);
  });

  it("ends before an error that repeats", proves("L150c"), () => {
    const outer = new Error("outer");
    outer.cause = new Error("inner", { cause: outer });
    expect(causesOf(outer)).toEqual(["outer", "inner"]);
  });
});
