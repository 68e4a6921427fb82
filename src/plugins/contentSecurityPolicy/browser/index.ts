/** The `blob:` URL for each script's URL. A worker that starts again uses the same one, so that memory does not grow. */
const starts = new Map<string, string>();

function startUrl({ href, origin }: URL): string {
  // The bundler loads further chunks by their paths, which mean nothing to a `blob:` URL.
  const start = `const load = importScripts;
importScripts = (...paths) => load(...paths.map((path) => new URL(path, ${JSON.stringify(origin)}).href));
importScripts(${JSON.stringify(href)});`;
  const url = starts.get(href) ?? URL.createObjectURL(new Blob([start], { type: "text/javascript" }));
  starts.set(href, url);
  return url;
}

function startWorker(script: URL, options?: WorkerOptions): Worker {
  return new Worker(startUrl(script), options);
}

/**
 * A `Worker` that obeys the policy of its page, on every host: one with a `blob:` URL inherits it. Any other has the policy that
 * its script was sent with, and on a host that sends no headers, none.
 *
 * The plugin of this folder tells the bundler that `new PolicyWorker(new URL("./worker.ts", import.meta.url))` names a script
 * of its own. It has to be imported as `@site/src/plugins/contentSecurityPolicy/browser`.
 */
export const PolicyWorker = startWorker as unknown as new (...given: Parameters<typeof startWorker>) => Worker;
