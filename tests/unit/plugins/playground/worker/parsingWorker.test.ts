import { expect, it, vi } from "vitest";

it("the worker of the preview answers that it begins, then with a page that says whether it was cut", async () => {
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
