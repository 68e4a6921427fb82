/** What a schema declares that other parts of it can name. */
export interface Declared {
  /** Names of types, by the keyword that declares them. */
  readonly types: ReadonlyMap<string, string>;
  readonly directives: readonly string[];
}

const BUILT_IN_SCALARS = ["Boolean", "Float", "ID", "Int", "String"];
const BUILT_IN_DIRECTIVES = ["deprecated", "oneOf", "specifiedBy"];

const TYPE = /^[ \t]*(?:extend[ \t]+)?(type|interface|union|enum|input|scalar)[ \t]+([_A-Za-z]\w*)/gmu;
const DIRECTIVE = /^[ \t]*directive[ \t]*@[ \t]*([_A-Za-z]\w*)/gmu;

/**
 * Finds what a schema declares, in one that has mistakes as well: it looks at the beginnings of lines alone.
 *
 * @param sdl the whole schema
 */
export function declaredIn(sdl: string): Declared {
  const types = new Map(BUILT_IN_SCALARS.map((name) => [name, "scalar"]));
  for (const [, keyword = "", name = ""] of sdl.matchAll(TYPE)) types.set(name, keyword);
  const directives = new Set(BUILT_IN_DIRECTIVES);
  for (const [, name = ""] of sdl.matchAll(DIRECTIVE)) directives.add(name);
  return { types, directives: [...directives] };
}
