import type { OptionValidationContext } from "@docusaurus/types";
import { normalizePluginOptions } from "@docusaurus/utils-validation";
import { describe, expect, it } from "vitest";
import { validateOptions } from "@site/src/plugins/afterBuild";
import type { AfterBuildOptions } from "@site/src/plugins/afterBuild";

function validated(options: object): AfterBuildOptions {
  return validateOptions({ validate: normalizePluginOptions, options } as OptionValidationContext<
    object,
    AfterBuildOptions
  >);
}

describe("the options of the plugin afterBuild", () => {
  it("may be omitted", () => {
    expect(validated({})).toMatchObject({ generatedRoutes: [], llmsSections: [] });
  });

  it.each([
    [{ generatedRoutes: "api" }, /"generatedRoutes" must be an array/u],
    [{ generatedRoutes: ["api/"] }, /"generatedRoutes\[0\]" with value "api\/"/u],
    [{ llmsSections: [{ title: "Docs" }] }, /"llmsSections\[0\]\.instances" is required/u],
    [{ indexDocs: true }, /"indexDocs" is not allowed/u],
  ])("are rejected if they are %j", (options, message) => {
    expect(() => validated(options)).toThrow(message);
  });
});
