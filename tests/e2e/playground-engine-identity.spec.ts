import { expect, test } from "@playwright/test";
import { configurationOf } from "@site/src/plugins/playground/browser/configuration";
import { sourceKindOf } from "@site/src/plugins/playground/browser/configuration/sourceKind";
import type { GeneratedFile } from "@site/src/plugins/playground/browser/protocol";
import { identityCases } from "../playground/cases";
import { isComplete } from "../matrix";
import { withoutChance } from "../playground/chance";
import { runCommandLine } from "../playground/commandLine";
import { askWorker } from "./playgroundWorker";
import { watch } from "./watch";

function comparable(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, withoutChance(file, text)]));
}

function byPath(files: readonly GeneratedFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
}

for (const { name, source, options } of isComplete() ? identityCases : identityCases.slice(-2)) {
  test(
    `the worker writes what the command line writes with the copied configuration: ${name}`,
    {
      tag: "@matrix",
    },
    async ({ page, baseURL }) => {
      const complaints = watch(page, new URL(baseURL ?? "").origin);
      await page.goto("/docs/intro");
      const configuration = configurationOf(options, sourceKindOf(source));
      const [{ answer }, expected] = await Promise.all([
        askWorker(page, { source, options }),
        runCommandLine(configuration, source),
      ]);
      const files = answer.kind === "files" ? byPath(answer.files) : answer;
      expect(Object.keys(expected).length).toBeGreaterThan(20);
      expect(Object.keys(files).sort()).toEqual(Object.keys(expected).sort());
      expect(comparable(files as Record<string, string>)).toEqual(comparable(expected));
      expect(complaints).toEqual([]);
    },
  );
}
