import { describe, expect, it } from "vitest";
import { checkOptions } from "@site/src/generate/examples/options";
import type { ExampleOptions } from "@site/src/generate/examples/options";
import { temporaryFolder } from "../../temporaryFolder";

const options: ExampleOptions = {
  schema: "sdl/*.graphql",
  loaders: {},
  rootPath: "examples",
  baseURL: "x",
  linkRoot: "/",
  homepage: "home.mdx",
  formatter: "formatter.ts",
};
const files = { "home.mdx": "", "formatter.ts": "" };

describe("the options of an example", () => {
  it("are accepted if every file exists", async () => {
    await expect(checkOptions(await temporaryFolder(files), "options.ts", options)).resolves.toBeUndefined();
  });

  it.each(["homepage", "formatter"] as const)("are rejected if the file of %s does not exist", async (option) => {
    const elsewhere = { ...options, [option]: "elsewhere.mdx" };
    await expect(checkOptions(await temporaryFolder(files), "options.ts", elsewhere)).rejects.toThrow(
      `options.ts: the file "elsewhere.mdx" of the option "${option}" does not exist.`,
    );
  });
});
