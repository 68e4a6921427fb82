/** Replaces `packages/reference-formatter/drawing/index.mjs` with a function that draws nothing, as on a site without dagre. */
export function draw(): Promise<string> {
  return Promise.resolve("");
}
