import { expect, it } from "vitest";
import { warningOf } from "@site/src/generate/homepage/target";

const run = {
  name: "hugo",
  schema: "lesson.graphql",
  page: "types/objects/lesson.md",
  settings: { rootPath: "content", baseURL: "api" },
};

it("returns the warning about the last field, and the file of the page", () => {
  const page = "# A\n\n### Fields\n\n#### [b](#) x\nB.\n\n\n#### [c](#) y\n> [!WARNING]\n> **DEPRECATED**\n> \n> C.\n";
  expect(warningOf("Hugo", run, page)).toEqual({
    framework: "Hugo",
    file: "content/api/types/objects/lesson.md",
    text: "> [!WARNING]\n> **DEPRECATED**\n> \n> C.",
  });
});

it("rejects a page whose last field is not deprecated", () => {
  expect(() => warningOf("Hugo", run, "#### [b](#)\nB.\n")).toThrow(
    "The last field of types/objects/lesson.md for Hugo has no warning.",
  );
});
