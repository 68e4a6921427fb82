import type { Plugin } from "@docusaurus/types";
import { forBrowsers, forServer } from "../bundle/tool";

/** Lets the worker of the playground hold the tool itself, which is written for Node.js. */
export default function playgroundEngine(): Plugin {
  return {
    name: "playground-engine",
    configureWebpack(_config, isServer, { currentBundler: { instance } }) {
      return isServer ? forServer(instance) : forBrowsers(instance);
    },
  };
}
