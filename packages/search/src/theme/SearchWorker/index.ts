/**
 * Starts the worker of the search. A site can replace this function to start the worker in another way, for example from a
 * `blob:` URL, as a strict content security policy may require.
 *
 * @throws Error in a browser without workers
 */
export default function createWorker(): Worker {
  return new Worker(new URL("docusaurus-lean-search/worker", import.meta.url), { name: "search" });
}
