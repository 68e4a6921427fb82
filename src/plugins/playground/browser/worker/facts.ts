import { getNamedType, isEnumType, isSpecifiedDirective } from "graphql";
import type { GraphQLDirective, GraphQLSchema } from "graphql";
import type { ExampleFacts, GroupingFacts, SchemaFacts } from "../protocol";
import { allOf } from "./entities";
import type { Entities } from "./entities";
import { tool } from "./packages/modules";

/** Something that has a page, or a part of it, as graphql-js represents it. */
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

/** An entity with its fields, arguments and values. */
function withParts(entity: unknown): readonly Element[] {
  const element = entity as Element;
  const fields = Object.values(element.getFields?.() ?? {});
  const parts = fields.flatMap((field) => [field, ...(field.args ?? [])]);
  return [element, ...(element.args ?? []), ...(element.getValues?.() ?? []), ...parts];
}

/** Whether a directive can be applied to something that has a page, or to a part of it. */
function concernsPages({ locations }: GraphQLDirective): boolean {
  return locations.some((location) =>
    /^(?:OBJECT|INTERFACE|UNION|ENUM|ENUM_VALUE|SCALAR|.+_(?:OBJECT|DEFINITION))$/u.test(location),
  );
}

type Directives = ReadonlyMap<string, GraphQLDirective>;

/** Each argument of each directive that is applied to an element, except those of an enum type: enum values are not text. */
function* argumentsAt({ astNode }: Element, declared: Directives) {
  for (const name of new Set(astNode?.directives?.map((applied) => applied.name.value))) {
    const directive = declared.get(name);
    for (const { name: field, type } of directive?.args ?? []) {
      if (directive && !isEnumType(getNamedType(type))) yield { directive, field };
    }
  }
}

/** Arguments by which pages can be grouped, the most useful first. */
function groupingsOf(entities: readonly unknown[], declared: Directives): readonly GroupingFacts[] {
  const found = new Map<string, { directive: string; field: string; groups: Set<string>; pages: number }>();
  for (const entity of entities) {
    for (const { directive, field } of argumentsAt(entity as Element, declared)) {
      const { name } = directive;
      const group = tool.group.getGroupName(entity, { directive: name, field, fallback: undefined });
      if (group === undefined) continue;
      const key = `${name} ${field}`;
      const grouping = found.get(key) ?? { directive: name, field, groups: new Set(), pages: 0 };
      found.set(key, grouping);
      grouping.groups.add(group);
      grouping.pages += 1;
    }
  }
  return (
    [...found.values()]
      .map(({ groups, ...grouping }) => ({ ...grouping, groups: groups.size }))
      // A text that differs on each page groups nothing.
      .toSorted((one, other) => other.pages - other.groups - (one.pages - one.groups))
  );
}

/** The value of an argument as the section with examples reads it, if it is a text. */
function exampleIn(directive: GraphQLDirective, element: unknown, field: string): string | undefined {
  try {
    const value = tool.introspection.getTypeDirectiveArgValue(directive, element, field);
    return typeof value === "string" ? value : undefined;
  } catch {
    // The argument is not given and has no default.
    return undefined;
  }
}

/** Matches names that suggest examples rather than any other text. */
const EXAMPLE = /example|sample|mock|fake|demo/iu;

/** Arguments whose texts can be shown as examples, likely names first. */
function examplesOf(elements: readonly Element[], declared: Directives): readonly ExampleFacts[] {
  const found = new Map<string, { directive: string; field: string; values: number }>();
  for (const element of elements) {
    for (const { directive, field } of argumentsAt(element, declared)) {
      if (exampleIn(directive, element, field) === undefined) continue;
      const key = `${directive.name} ${field}`;
      const example = found.get(key) ?? { directive: directive.name, field, values: 0 };
      found.set(key, example);
      example.values += 1;
    }
  }
  const isSuggested = ({ directive, field }: ExampleFacts): number => Number(EXAMPLE.test(`${directive} ${field}`));
  return [...found.values()].toSorted(
    (one, other) => isSuggested(other) - isSuggested(one) || other.values - one.values,
  );
}

/**
 * Collects the directives, arguments and groups of a schema that options can use.
 *
 * @param entities of the schema, as the tool has them
 */
export function factsOf(schema: GraphQLSchema, entities: Entities): SchemaFacts {
  const directives = schema.getDirectives().filter((one) => !isSpecifiedDirective(one) && concernsPages(one));
  const declared = new Map(directives.map((directive) => [directive.name, directive]));
  const all = allOf(entities);
  const elements = all.flatMap(withParts);
  return {
    directives: [...declared.keys()],
    groupings: groupingsOf(all, declared),
    examples: examplesOf(elements, declared),
    deprecated: elements.filter(({ deprecationReason }) => typeof deprecationReason === "string").length,
  };
}
