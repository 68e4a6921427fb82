import { describe, expect, it } from "vitest";
import { compile } from "./blocks/compile";
import { isCompiled } from "./blocks/means";
import { readFences } from "./fences";

describe("the JavaScript and TypeScript blocks", () => {
  it("compile against the types of the installed packages", async () => {
    const fences = await readFences();
    expect(compile(fences.filter(isCompiled), fences)).toEqual([]);
  });
});
