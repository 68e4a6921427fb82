import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import { expectModules } from "../../shared/bundler/expectations";

const code = path.resolve(__dirname, "../../components/code");
const TOKENIZER = path.join(code, "tokenizer.ts");
const SERVER_TOKENIZER = path.join(code, "tokenizer.server.ts");

/** An empty module of this site instead of `false`: the id of an ignored module would depend on the folder of the site. */
const NOTHING = path.resolve(__dirname, "../../shared/bundler/nothing.ts");

/**
 * Client module of the theme that installs Prism's languages on every page. `components/code/installLanguages.ts` does so on
 * demand.
 *
 * @upstream @docusaurus/theme-classic/lib/prism-include-languages.js
 */
const LANGUAGES = path.join(
  path.dirname(require.resolve("@docusaurus/theme-classic/package.json")),
  "lib/prism-include-languages",
);

const patch = { file: "src/plugins/codeHighlighting", switchOff: "remove it from docusaurus.config.ts" };

/** Highlights code on the server, so that a first visit needs no Prism. Browsers load it when a later page contains code. */
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
