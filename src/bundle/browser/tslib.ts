/**
 * The one helper of `tslib` that the packages of Docusaurus 3.10.2 call in the browser. They load it in a way that brings
 * all of them along.
 */

/** The namespace of a module that is none of ECMAScript. */
export function __importDefault(module: unknown): unknown {
  return (module as { readonly __esModule?: boolean } | null)?.__esModule ? module : { default: module };
}
