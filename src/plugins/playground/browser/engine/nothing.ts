/** Replaces the worker on the server. */
export {};
