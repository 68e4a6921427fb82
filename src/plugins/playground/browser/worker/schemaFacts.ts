import { getNamedType, isEnumType, isSpecifiedDirective } from "graphql";
import type { GraphQLDirective, GraphQLSchema } from "graphql";
import type { SchemaFacts } from "../options";
import type { EntityKind, PageEntity } from "../protocol";
import { tool } from "./tool/run";
import type { Entities } from "./tool/types";

/** The kind of entity for each of the tool's collections. */
const KINDS: Readonly<Record<string, EntityKind | undefined>> = {
  queries: "query",
  mutations: "mutation",
  subscriptions: "subscription",
  directives: "directive",
  objects: "type",
  unions: "union",
  interfaces: "interface",
  enums: "enum",
  inputs: "input",
  scalars: "scalar",
};

/** Returns all entities of a schema. */
export function allOf(entities: Entities): readonly unknown[] {
  return Object.values(entities).flatMap((byName) => Object.values(byName ?? {}));
}

/** Finds kind, name and group of each entity. */
export function describe(
  entities: Entities,
  groupOf: (entity: unknown) => string | undefined,
): ReadonlyMap<unknown, PageEntity> {
  const described = new Map<unknown, PageEntity>();
  for (const [plural, byName] of Object.entries(entities)) {
    const kind = KINDS[plural];
    if (!kind) continue;
    for (const [name, entity] of Object.entries(byName ?? {})) {
      described.set(entity, { kind, name, group: groupOf(entity) });
    }
  }
  return described;
}

/** Returns the kind and name of an entity, such as `query film`, `type Film` and `directive @film`. */
export function nameOf({ kind, name }: PageEntity): string {
  return `${kind} ${kind === "directive" ? "@" : ""}${name}`;
}

/** An entity, or one of its fields, arguments or values, as graphql-js represents it. */
interface Element {
  readonly astNode?:
    | { readonly directives?: readonly { readonly name: { readonly value: string } }[] }
    | null
    | undefined;
  readonly deprecationReason?: string | null | undefined;
  readonly args?: readonly Element[];
  readonly getFields?: () => Readonly<Record<string, Element>>;
  readonly getValues?: () => readonly Element[];
}

/** Returns an entity and its fields, arguments and values. */
function elementsOf(entity: unknown): readonly Element[] {
  const element = entity as Element;
  const fields = Object.values(element.getFields?.() ?? {});
  const fieldsAndArguments = fields.flatMap((field) => [field, ...(field.args ?? [])]);
  return [element, ...(element.args ?? []), ...(element.getValues?.() ?? []), ...fieldsAndArguments];
}

/** Returns the names of the directives that are applied to an element, each once. */
function directivesOf({ astNode }: Element): readonly string[] {
  return [...new Set(astNode?.directives?.map(({ name }) => name.value))];
}

/** Whether a directive can be applied to an entity, or to its fields, arguments or values. */
function concernsPages({ locations }: GraphQLDirective): boolean {
  return locations.some((location) =>
    /^(?:OBJECT|INTERFACE|UNION|ENUM|ENUM_VALUE|SCALAR|INPUT_OBJECT|(?:FIELD|INPUT_FIELD|ARGUMENT)_DEFINITION)$/u.test(
      location,
    ),
  );
}

type Directives = ReadonlyMap<string, GraphQLDirective>;

/** Returns the value of an argument, read as the tool's example section does; undefined if it is not a text. */
function exampleIn(directive: GraphQLDirective, element: unknown, field: string): string | undefined {
  try {
    const value = tool.introspection.getTypeDirectiveArgValue(directive, element, field);
    return typeof value === "string" ? value : undefined;
  } catch {
    // The argument is not given and has no default.
    return undefined;
  }
}

interface ArgumentValues {
  readonly directive: string;
  readonly field: string;
  readonly values: string[];
}

/**
 * Collects the texts that elements have in arguments of directives, by argument. Arguments of an enum type are skipped: enum
 * values are not text.
 */
function valuesOf(
  elements: readonly Element[],
  declared: Directives,
  valueIn: (directive: GraphQLDirective, element: Element, field: string) => string | undefined,
): readonly ArgumentValues[] {
  const found = new Map<string, ArgumentValues>();
  for (const element of elements) {
    for (const directive of directivesOf(element).flatMap((name) => declared.get(name) ?? [])) {
      for (const { name: field, type } of directive.args) {
        const value = isEnumType(getNamedType(type)) ? undefined : valueIn(directive, element, field);
        if (value === undefined) continue;
        const key = `${directive.name} ${field}`;
        const argument = found.get(key) ?? { directive: directive.name, field, values: [] };
        found.set(key, argument);
        argument.values.push(value);
      }
    }
  }
  return [...found.values()];
}

/** Lists the arguments by which pages can be grouped, the most useful first. */
function groupingsOf(entities: readonly unknown[], declared: Directives): SchemaFacts["groupings"] {
  const found = valuesOf(entities as readonly Element[], declared, ({ name }, entity, field) =>
    tool.group.getGroupName(entity, { directive: name, field, fallback: undefined }),
  );
  return (
    found
      .map(({ values, ...argument }) => ({ ...argument, groups: new Set(values).size, pages: values.length }))
      // Many pages in few groups come first: a text that differs on each page groups nothing.
      .toSorted((one, other) => other.pages - other.groups - (one.pages - one.groups))
  );
}

function countByDirective(entities: readonly unknown[]): SchemaFacts["entitiesWith"] {
  const counts = new Map<string, number>();
  for (const entity of entities as readonly Element[]) {
    for (const name of directivesOf(entity)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Matches names that suggest examples rather than any other text. */
const EXAMPLE = /example|sample|mock|fake|demo/iu;

/** Lists the arguments whose texts can be shown as examples, likely names first. */
function examplesOf(elements: readonly Element[], declared: Directives): SchemaFacts["examples"] {
  const isLikely = ({ directive, field }: ArgumentValues): number => Number(EXAMPLE.test(`${directive} ${field}`));
  return valuesOf(elements, declared, exampleIn)
    .toSorted((one, other) => isLikely(other) - isLikely(one) || other.values.length - one.values.length)
    .map(({ values, ...argument }) => ({ ...argument, values: values.length }));
}

/** Collects the facts about a schema that decide what options can do with it. */
export function factsOf(schema: GraphQLSchema, entities: Entities): SchemaFacts {
  const directives = schema.getDirectives().filter((one) => !isSpecifiedDirective(one) && concernsPages(one));
  const declared = new Map(directives.map((directive) => [directive.name, directive]));
  const all = allOf(entities);
  const elements = all.flatMap(elementsOf);
  return {
    directives: [...declared.keys()],
    groupings: groupingsOf(all, declared),
    entitiesWith: countByDirective(all),
    examples: examplesOf(elements, declared),
    deprecated: elements.filter(({ deprecationReason }) => typeof deprecationReason === "string").length,
  };
}
