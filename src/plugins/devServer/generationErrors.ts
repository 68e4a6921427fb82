import { readFile } from "node:fs/promises";
import type { ConfigureWebpackUtils } from "@docusaurus/types";

type Bundler = ConfigureWebpackUtils["currentBundler"]["instance"];
type Compiler = InstanceType<Bundler["Compiler"]>;

/**
 * A plugin of the bundler that makes an error of what a file says, so that it stands in the terminal and in the page's
 * overlay until the file is empty. The modules are built all the same.
 *
 * @param file - absolute path; it must exist
 */
export function generationErrors(file: string, { WebpackError }: Bundler): { apply: (compiler: Compiler) => void } {
  return {
    apply: (compiler) => {
      compiler.hooks.afterCompile.tapPromise("GenerationErrors", async (compilation) => {
        // An error in a child compilation, which writes the HTML file, would keep it from being written.
        if (compilation.compiler.isChild()) return;
        compilation.fileDependencies.add(file);
        const failure = await readFile(file, "utf8");
        if (failure === "") return;
        // Where this code stands says nothing about the schema.
        compilation.errors.push(Object.assign(new WebpackError(failure), { hideStack: true }));
      });
    },
  };
}
