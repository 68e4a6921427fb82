import type { ConfigureWebpackUtils } from "@docusaurus/types";
import { withConstants } from "./constants";
import { withoutNeedless } from "./needless";
import { withoutNeedlessPrefixes } from "./prefixes";
import { readProperties, withoutUnusedProperties, withoutUnusedRules } from "./unused";

type Bundler = ConfigureWebpackUtils["currentBundler"]["instance"];
type Compiler = Parameters<InstanceType<Bundler["DefinePlugin"]>["apply"]>[0];

/**
 * Bundler plugin that makes style sheets small: rules for classes which no script of the site mentions go, as do those
 * which the site has no use for, and prefixes without effect; custom properties that never change give way to their
 * values, and those that nothing reads go.
 *
 * @param needless classes that the site has no use for
 */
export function smallStyles(
  { Compilation, sources }: Bundler,
  needless: RegExp,
): { apply: (compiler: Compiler) => void } {
  return {
    apply: (compiler) => {
      compiler.hooks.thisCompilation.tap("SmallStyles", (compilation) => {
        // After the minimizers, which leave comments and unused code out; before names are given by contents.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
        compilation.hooks.processAssets.tap({ name: "SmallStyles", stage }, (assets) => {
          const textOf = (name: string): string => assets[name]?.source().toString() ?? "";
          const names = Object.keys(assets);
          const scripts = names.filter((name) => name.endsWith(".js"));
          const words = new Set(scripts.flatMap((name) => textOf(name).match(/[\w-]+/gu) ?? []));
          const sheets = names.filter((name) => name.endsWith(".css"));
          const used = sheets.map((name) => ({
            css: withoutNeedlessPrefixes(withoutNeedless(withoutUnusedRules(textOf(name), words), needless)),
            everywhere: /\/styles\.[^/]*$/u.test(name),
          }));
          const resolved = withConstants(used, words);
          const read = new Set([...words, ...resolved.flatMap(readProperties)]);
          sheets.forEach((name, at) => {
            const css = withoutUnusedProperties(resolved[at] ?? "", read);
            compilation.updateAsset(name, new sources.RawSource(css));
          });
        });
      });
    },
  };
}
