import { getNamedType, isEnumType, isSpecifiedDirective } from "graphql";
import type { GraphQLDirective, GraphQLSchema } from "graphql";
import type { DirectiveFacts, Effect, ExampleFacts, GroupingFacts, SchemaFacts } from "../../protocol";
import { allOf } from "../entities";
import type { Entities } from "../entities";
import { tool } from "../packages/modules";
import { appliedTo, countVisible, partsOf } from "./visibility";
import type { Visibility } from "./visibility";

/** What the options of a run say of visibility, as the tool has them. */
export interface Chosen {
  readonly skipDocDirective?: readonly string[] | undefined;
  readonly onlyDocDirective?: readonly string[] | undefined;
  readonly printTypeOptions?: { readonly deprecated?: unknown } | null | undefined;
}

/** Whether a directive can stand at something that has a page, or at a part of it. */
function isOfSchema({ locations }: GraphQLDirective): boolean {
  return locations.some((location) =>
    /^(?:OBJECT|INTERFACE|UNION|ENUM|ENUM_VALUE|SCALAR|.+_(?:OBJECT|DEFINITION))$/u.test(location),
  );
}

/** Each argument of each directive that something carries; a value of an enum is no text. */
function* argumentsAt(element: unknown, declared: ReadonlyMap<string, GraphQLDirective>) {
  for (const name of new Set(appliedTo(element))) {
    const directive = declared.get(name);
    for (const { name: field, type } of directive?.args ?? []) {
      if (directive && !isEnumType(getNamedType(type))) yield { directive, field };
    }
  }
}

/** By which arguments of directives pages can be grouped. */
function groupingsOf(entities: Entities, declared: ReadonlyMap<string, GraphQLDirective>): readonly GroupingFacts[] {
  const found = new Map<string, { directive: string; field: string; groups: Set<string>; pages: number }>();
  for (const entity of allOf(entities)) {
    for (const { directive, field } of argumentsAt(entity, declared)) {
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
      // Texts that differ on each page sort nothing.
      .toSorted((one, other) => other.pages - other.groups - (one.pages - one.groups))
  );
}

/** The text of an argument, as the section with examples reads it. */
function textOf(directive: GraphQLDirective, element: unknown, field: string): string | undefined {
  try {
    const value = tool.introspection.getTypeDirectiveArgValue(directive, element, field);
    return typeof value === "string" ? value : undefined;
  } catch {
    // The argument is neither given nor has it a default.
    return undefined;
  }
}

/** Names of what holds examples, rather than any other text. */
const EXAMPLE = /example|sample|mock|fake|demo/iu;

/** Which arguments of directives hold texts that can be shown as examples, those named so first. */
function examplesOf(
  elements: readonly unknown[],
  declared: ReadonlyMap<string, GraphQLDirective>,
): readonly ExampleFacts[] {
  const found = new Map<string, { directive: string; field: string; values: number }>();
  for (const element of elements) {
    for (const { directive, field } of argumentsAt(element, declared)) {
      if (textOf(directive, element, field) === undefined) continue;
      const key = `${directive.name} ${field}`;
      const example = found.get(key) ?? { directive: directive.name, field, values: 0 };
      found.set(key, example);
      example.values += 1;
    }
  }
  const isNamedSo = ({ directive, field }: ExampleFacts): number => Number(EXAMPLE.test(`${directive} ${field}`));
  return [...found.values()].toSorted((one, other) => isNamedSo(other) - isNamedSo(one) || other.values - one.values);
}

/** How many operations, fields, arguments and values are deprecated. */
function countDeprecated(elements: readonly unknown[]): number {
  return elements.filter(
    (element) => typeof (element as { deprecationReason?: unknown }).deprecationReason === "string",
  ).length;
}

/**
 * What a schema has that options are about, and what they would do with it. Effects are those of one change alone to the
 * options of the run.
 *
 * @param entities of the schema, as the tool has them
 * @param chosen options of the run
 */
export function factsOf(schema: GraphQLSchema, entities: Entities, chosen: Chosen): SchemaFacts {
  const declared = new Map(
    schema
      .getDirectives()
      .filter((directive) => !isSpecifiedDirective(directive) && isOfSchema(directive))
      .map((directive) => [directive.name, directive]),
  );
  const elements = allOf(entities).flatMap((entity) => [entity, ...partsOf(entity)]);
  const counter = countVisible(entities);
  const resolved = (names: readonly string[]): GraphQLDirective[] =>
    names.flatMap((name) => schema.getDirective(name) ?? []);
  const { skipDocDirective = [], onlyDocDirective = [], printTypeOptions } = chosen;
  const visibility = (skip: readonly string[], only: readonly string[], deprecated: unknown): Visibility => ({
    deprecated,
    skipDocDirectives: resolved(skip),
    onlyDocDirectives: resolved(only),
  });
  const deprecated = printTypeOptions?.deprecated;

  const without = (names: readonly string[], left: string): string[] => names.filter((name) => name !== left);
  const skipEffect = (name: string): Effect => {
    const others = without(skipDocDirective, name);
    return counter.effect(
      visibility(others, onlyDocDirective, deprecated),
      visibility([...others, name], onlyDocDirective, deprecated),
    );
  };
  const onlyEffect = (name: string): Effect => {
    const others = without(onlyDocDirective, name);
    return counter.effect(
      visibility(skipDocDirective, others, deprecated),
      visibility(skipDocDirective, [...others, name], deprecated),
    );
  };
  const others = without(skipDocDirective, "deprecated");
  return {
    directives: [...declared.keys()].map(
      (name): DirectiveFacts => ({ name, skipped: skipEffect(name), kept: onlyEffect(name) }),
    ),
    groupings: groupingsOf(entities, declared),
    examples: examplesOf(elements, declared),
    deprecated: {
      count: countDeprecated(elements),
      skipped: counter.effect(
        visibility(others, onlyDocDirective, "default"),
        visibility([...others, "deprecated"], onlyDocDirective, "skip"),
      ),
    },
  };
}
