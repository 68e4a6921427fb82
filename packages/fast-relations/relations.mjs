/**
 * Makes GraphQL-Markdown find related types in seconds instead of minutes. The pages are identical.
 *
 *     NODE_OPTIONS="--import ./relations.mjs" npx gqlmd graphql-to-doc
 *
 * For each list of related types on each page, the tool maps the whole schema and searches all of it. With this file, it maps
 * the schema once, and searches only entities that mention the type. `GRAPHQL_MARKDOWN_FASTER=0` disables this file.
 *
 * In Node.js, importing the file is enough. In a browser, call {@link speedUp} with the modules of your bundle.
 */

const PACKAGE = "@graphql-markdown/graphql";

/**
 * Hashes of the tool's functions that this file replaces, and of functions that they call: see {@link hashOf}. If a function
 * of the installed release has a different hash, the release may find relations in another way, so it is left unchanged. The
 * version of the release is not checked.
 *
 * @type {Readonly<Record<string, string>>}
 */
const KNOWN = {
  getSchemaMap: "85048eaa52c86e52",
  getRelationOfReturn: "3768d61a8163a208",
  getRelationOfField: "a07e23876bc0fc28",
  getRelationOfImplementation: "8c898a40cdc7a4df",
  getRelationOfInterface: "7b93d9bd46170d35",
  getRelationOfUnion: "50c83b33c3d882a7",
  _getFields: "47c4fa8a5198bd38",
};

/** The tool's functions that find entities with a type: as result, as field or argument, or as interface or union member. */
const RELATIONS = /** @type {const} */ (["getRelationOfReturn", "getRelationOfField", "getRelationOfImplementation"]);

/**
 * Entities by category, then by name.
 *
 * @typedef {Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>} SchemaMap
 */

/** @typedef {(type: { readonly name: string } | undefined, schemaMap: SchemaMap | undefined) => unknown} GetRelation */

/**
 * The modules of the tool that map a schema and find relations. They read each other's exports at each call, so
 * replaced exports take effect.
 *
 * @typedef {object} Modules
 * @property {{ getSchemaMap: (schema: object | null | undefined) => SchemaMap }} introspection
 * @property {Record<(typeof RELATIONS)[number], GetRelation>} relation
 */

/**
 * A named type, or a list or non-null type that wraps another.
 *
 * @typedef {{ readonly name?: string, readonly ofType?: Type }} Type
 */

/**
 * An entity, or a part of one, that mentions types: as its own type, or in its arguments, fields, interfaces or members.
 *
 * @typedef {object} Entity
 * @property {Type} [type]
 * @property {readonly Entity[]} [args]
 * @property {() => Readonly<Record<string, Entity>>} [getFields]
 * @property {() => readonly Type[]} [getInterfaces]
 * @property {() => readonly Type[]} [getTypes]
 */

/** @type {(entity: Entity) => Generator<Type>} */
function* typesOf(entity) {
  if (entity.type) yield entity.type;
  for (const argument of entity.args ?? []) yield* typesOf(argument);
  for (const field of Object.values(entity.getFields?.() ?? {})) yield* typesOf(field);
  yield* entity.getInterfaces?.() ?? [];
  yield* entity.getTypes?.() ?? [];
}

/** @type {(type: Type) => string | undefined} */
function nameOf(type) {
  return type.ofType ? nameOf(type.ofType) : type.name;
}

/**
 * Finds, for each type of a schema, the entities that mention it: as the type of a field or argument, as an interface
 * or a member.
 *
 * @param {SchemaMap} schemaMap all entities
 * @returns {ReadonlyMap<string | undefined, SchemaMap>} for each type name, a map in the form and order of `schemaMap`
 */
export function mentionsIn(schemaMap) {
  /** @type {Map<string | undefined, Record<string, Record<string, unknown>>>} */
  const mentions = new Map();
  for (const [category, entities = {}] of Object.entries(schemaMap)) {
    for (const [name, entity] of Object.entries(entities)) {
      for (const type of typesOf(/** @type {Entity} */ (entity))) {
        const mentioning = mentions.get(nameOf(type)) ?? {};
        (mentioning[category] ??= {})[name] = entity;
        mentions.set(nameOf(type), mentioning);
      }
    }
  }
  return mentions;
}

/** Marks modules whose functions have been replaced. */
const FAST = Symbol.for("graphql-markdown.faster");

/**
 * Replaces functions of the tool: the schema is mapped once, and the tool's own functions search for relations only
 * among the entities that mention the type.
 *
 * @param {Modules} modules of one copy of the tool
 */
export function speedUp({ introspection, relation }) {
  if (FAST in introspection) return;
  Object.defineProperty(introspection, FAST, { value: true });

  const { getSchemaMap } = introspection;
  /** @type {WeakMap<object, SchemaMap>} */
  const maps = new WeakMap();
  introspection.getSchemaMap = (schema) => {
    const cached = schema && maps.get(schema);
    if (cached) return cached;
    const original = getSchemaMap(schema);
    if (schema) maps.set(schema, copyOf(original));
    // Not the cached copy: the first caller passes its map to hooks, which may change the map but must not change relations.
    return original;
  };

  /** @type {WeakMap<SchemaMap, ReturnType<typeof mentionsIn>>} */
  const mentionsByMap = new WeakMap();
  for (const name of RELATIONS) {
    const getRelation = relation[name];
    relation[name] = (type, schemaMap) => {
      if (!schemaMap) return getRelation(type, schemaMap);
      const mentions = mentionsByMap.get(schemaMap) ?? mentionsIn(schemaMap);
      mentionsByMap.set(schemaMap, mentions);
      return getRelation(type, mentions.get(type?.name) ?? {});
    };
  }
}

/** @type {(schemaMap: SchemaMap) => SchemaMap} */
function copyOf(schemaMap) {
  return Object.fromEntries(
    Object.entries(schemaMap).map(([category, entities]) => [category, entities && { ...entities }]),
  );
}

/**
 * Hashes the source of a function. White space of any length counts as one space, because it depends on the compiler.
 *
 * @type {(code: unknown) => string}
 */
function hashOf(code) {
  const { createHash } = globalThis.process.getBuiltinModule("node:crypto");
  return createHash("sha256").update(String(code).replaceAll(/\s+/gu, " ")).digest("hex").slice(0, 16);
}

/**
 * Speeds up an installed copy of the tool, if the hashes of its functions are known. Works only in Node.js.
 *
 * @param {(module: "introspection" | "relation") => unknown} load loads a module of the package
 * @returns {string | undefined} why the copy was not changed; undefined if it was
 */
export function speedUpKnown(load) {
  /** @type {Modules} */
  let modules;
  try {
    modules = /** @type {Modules} */ ({ introspection: load("introspection"), relation: load("relation") });
  } catch (error) {
    return `cannot load the functions of ${PACKAGE} (${String(error)})`;
  }
  if (FAST in modules.introspection) return undefined;
  /** @type {Readonly<Record<string, unknown>>} */
  const functions = { ...modules.introspection, ...modules.relation };
  const changed = Object.keys(KNOWN).filter((name) => hashOf(functions[name]) !== KNOWN[name]);
  if (changed.length > 0) {
    const hashes = changed
      .map((name) => `${name} ${functions[name] ? hashOf(functions[name]) : "(missing)"}`)
      .join(", ");
    return `does not know these functions of ${PACKAGE}: ${hashes}`;
  }
  speedUp(modules);
  return undefined;
}

/**
 * Speeds up each installed copy of the tool when a module first requires it. The copy is resolved from that module, so the
 * tool can be installed anywhere.
 *
 * @type {(process: NodeJS.Process) => void}
 */
function speedUpWhenRequired(process) {
  const { Module } = process.getBuiltinModule("node:module");
  const prototype = /** @type {{ require: (this: unknown, id: string) => unknown }} */ (Module.prototype);
  const { require } = prototype;
  prototype.require = function (id) {
    const required = require.call(this, id);
    const isTool = id === PACKAGE || id.startsWith(`${PACKAGE}/`);
    if (!isTool || process.env["GRAPHQL_MARKDOWN_FASTER"] === "0") return required;
    const reason = speedUpKnown((module) => require.call(this, `${PACKAGE}/${module}`));
    if (reason) {
      console.warn(`relations.mjs ${reason}. The tool runs without it.`);
      // Prevents the warning from being repeated in this process and its child processes.
      process.env["GRAPHQL_MARKDOWN_FASTER"] = "0";
    }
    return required;
  };
}

/**
 * Makes the path in NODE_OPTIONS absolute: child processes inherit it, and may start in another folder.
 *
 * @type {(process: NodeJS.Process) => void}
 */
function makePathAbsolute(process) {
  const { pathToFileURL } = process.getBuiltinModule("node:url");
  process.env["NODE_OPTIONS"] &&= process.env["NODE_OPTIONS"].replaceAll(
    /(?<flag>--import(?:=|\s+))(?<value>"[^"]*"|\S+)/gu,
    (option, /** @type {string} */ flag, /** @type {string} */ value) => {
      const file = value.replaceAll('"', "");
      return /^\.\.?[/\\]/u.test(file) ? flag + pathToFileURL(file).href : option;
    },
  );
}

// Browsers have no `process`.
const { process } = /** @type {{ readonly process?: Partial<NodeJS.Process> }} */ (globalThis);
if (process?.getBuiltinModule) {
  const node = /** @type {NodeJS.Process} */ (process);
  makePathAbsolute(node);
  speedUpWhenRequired(node);
}
