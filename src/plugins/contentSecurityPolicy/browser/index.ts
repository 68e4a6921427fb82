/** `blob:` URL of each worker's script, by the script's URL. Restarted workers reuse it, so that they don't fill the memory. */
const blobUrls = new Map<string, string>();

function blobUrlOf({ href, origin }: URL): string {
  // The bundler loads further chunks by absolute paths, which can't be resolved against a `blob:` URL.
  const source = `const load = importScripts;
importScripts = (...paths) => load(...paths.map((path) => new URL(path, ${JSON.stringify(origin)}).href));
importScripts(${JSON.stringify(href)});`;
  const url = blobUrls.get(href) ?? URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  blobUrls.set(href, url);
  return url;
}

function startWorker(script: URL, options?: WorkerOptions): Worker {
  return new Worker(blobUrlOf(script), options);
}

/**
 * A `Worker` that obeys the policy of its page on every host, because it starts from a `blob:` URL and so inherits the
 * policy. Any other worker gets its policy from the headers of its script, so on a host that sends none it has no policy.
 *
 * Because of the plugin in the parent folder, the bundler builds a separate script for the worker of
 * `new PolicyWorker(new URL("./worker.ts", import.meta.url))`, if this module is imported as
 * `@site/src/plugins/contentSecurityPolicy/browser`.
 */
export const PolicyWorker = startWorker as unknown as new (...given: Parameters<typeof startWorker>) => Worker;
