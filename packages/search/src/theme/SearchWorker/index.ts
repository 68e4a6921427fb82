/**
 * Starts the worker of the search. A site replaces it to start workers in another way, for example from a `blob:` URL, as a
 * strict policy may require.
 *
 * @throws Error in a browser without workers
 */
export default function createWorker(): Worker {
  return new Worker(new URL("docusaurus-lean-search/worker", import.meta.url), { name: "search" });
}
