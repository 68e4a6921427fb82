import { expect, it, vi } from "vitest";

it("the preview worker reports its start, then a page and whether it is truncated", async () => {
  const answers: unknown[] = [];
  const scope: { onmessage?: (event: object) => void; postMessage: (answer: unknown) => void } = {
    postMessage: (answer) => answers.push(answer),
  };
  vi.stubGlobal("self", scope);
  await import("@site/src/plugins/playground/browser/parsing/parsingWorker");
  for (const text of ["a", "a ".repeat(100_001)]) {
    scope.onmessage?.({ data: { path: "a.md", text, headingIds: false, isReference: false } });
  }
  expect(answers).toMatchObject(["begun", { cut: false }, "begun", { cut: true }]);
});
