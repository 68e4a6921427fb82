import { expect, test } from "vitest";
import { problemsOf } from "../../build/buildOutput";

const built = '[INFO] [en] Creating an optimized production build...\n[SUCCESS] Generated static files in "build".\n';

test("a build that says that it wrote the site has no problem, whatever npm says of its configuration", () => {
  expect(problemsOf(`npm warn Unknown env config\n${built}`, 0)).toEqual([]);
});

test("a build that ends half-way is a problem, though its exit code is 0", () => {
  expect(problemsOf("[INFO] [en] Creating an optimized production build...\n", 0)).toEqual([
    "The build ended before it had written the site.",
  ]);
});

test("a warning is a problem, and named", () => {
  expect(problemsOf(`[WARNING] Broken anchor\n${built}`, 0).join()).toContain("[WARNING] Broken anchor");
});

test("a build that fails has one problem: its exit code", () => {
  expect(problemsOf("[ERROR] Unable to build website\n", 1)).toEqual(["The build failed with exit code 1."]);
});
