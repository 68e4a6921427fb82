/** Shim of `packages/reference-formatter/drawing/index.mjs`: pages are those of a site without dagre, which have lists alone. */
export function draw(): Promise<string> {
  return Promise.resolve("");
}
