import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import { expectModules } from "../../shared/bundler/expectations";

const code = path.resolve(__dirname, "../../components/code");
const TOKENIZER = path.join(code, "tokenizer.ts");
const SERVER_TOKENIZER = path.join(code, "tokenizer.server.ts");

/** Empty module that replaces `LANGUAGES`. With the alias `false`, the module's id would depend on the site's folder. */
const NOTHING = path.resolve(__dirname, "../../shared/bundler/nothing.ts");

/**
 * Client module of the theme that loads Prism's languages on every page; `components/code/installLanguages.ts` loads them on
 * demand.
 *
 * @upstream @docusaurus/theme-classic/lib/prism-include-languages.js
 */
const LANGUAGES = path.join(
  path.dirname(require.resolve("@docusaurus/theme-classic/package.json")),
  "lib/prism-include-languages",
);

const patch = { file: "src/plugins/codeHighlighting", switchOff: "remove it from docusaurus.config.ts" };

/** Highlights code on the server, so that a first visit needs no Prism. Browsers load Prism when a later page has code. */
export default function codeHighlighting(): Plugin {
  return {
    name: "code-highlighting",
    configureWebpack(_config, isServer) {
      const alias = isServer ? { "@site/src/components/code/tokenizer$": SERVER_TOKENIZER } : { [LANGUAGES]: NOTHING };
      const modules = isServer
        ? { present: [SERVER_TOKENIZER], absent: [TOKENIZER] }
        : { present: [TOKENIZER, NOTHING], absent: [`${LANGUAGES}.js`] };
      return {
        mergeStrategy: { "resolve.alias": "prepend" },
        resolve: { alias },
        plugins: [expectModules(patch, modules)],
      } as object;
    },
  };
}
