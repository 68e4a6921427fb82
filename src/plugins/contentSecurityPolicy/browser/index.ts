/** `blob:` URL of each worker's script, by the script's URL. Reused, so that restarted workers don't fill the memory. */
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
 * policy. Other workers have the policy in the headers of their script: on a host that sends no headers, they have none.
 *
 * The plugin in the parent folder lets the bundler recognize `new PolicyWorker(new URL("./worker.ts", import.meta.url))`
 * as a separate script. For that, import this module as `@site/src/plugins/contentSecurityPolicy/browser`.
 */
export const PolicyWorker = startWorker as unknown as new (...given: Parameters<typeof startWorker>) => Worker;
