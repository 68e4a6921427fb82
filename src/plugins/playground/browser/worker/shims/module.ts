/**
 * Stands in for `module.createRequire`, with which the tool loads loaders that a configuration names by their files; the
 * configurations of the playground name none.
 *
 * @throws Error always
 */
export function createRequire(): never {
  throw new Error("A loader of your own cannot be loaded here. Run the tool on your computer to use it.");
}
