import type { ConfigureWebpackUtils } from "@docusaurus/types";
import { readProperties, withoutUnusedProperties, withoutUnusedRules } from "./unused";

type Bundler = ConfigureWebpackUtils["currentBundler"]["instance"];
type Compiler = Parameters<InstanceType<Bundler["DefinePlugin"]>["apply"]>[0];

/** Bundler plugin that drops style rules for classes which no script of the site mentions, and custom properties that nothing reads. */
export function unusedRules({ Compilation, sources }: Bundler): { apply: (compiler: Compiler) => void } {
  return {
    apply: (compiler) => {
      compiler.hooks.thisCompilation.tap("UnusedRules", (compilation) => {
        // After the minimizers, which leave comments and unused code out; before names are given by contents.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
        compilation.hooks.processAssets.tap({ name: "UnusedRules", stage }, (assets) => {
          const textOf = (name: string): string => assets[name]?.source().toString() ?? "";
          const names = Object.keys(assets);
          const scripts = names.filter((name) => name.endsWith(".js"));
          const words = new Set(scripts.flatMap((name) => textOf(name).match(/[\w-]+/gu) ?? []));
          const sheets = names
            .filter((name) => name.endsWith(".css"))
            .map((name) => ({ name, css: withoutUnusedRules(textOf(name), words) }));
          const read = new Set([...words, ...sheets.flatMap(({ css }) => readProperties(css))]);
          for (const { name, css } of sheets) {
            compilation.updateAsset(name, new sources.RawSource(withoutUnusedProperties(css, read)));
          }
        });
      });
    },
  };
}
