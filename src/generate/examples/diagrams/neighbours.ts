import { isEnumType, isSpecifiedScalarType, isUnionType } from "graphql";
import type { GraphQLNamedType } from "graphql";
import type { Kind } from "./drawing";
import { entityOf, fieldsOf, namedTypes } from "./uses";
import type { Entity, Uses } from "./uses";

/** Entities that have the same relation to a type. */
export interface Relation {
  /** As the heading of their list. */
  readonly title: string;
  readonly entities: readonly Entity[];
  /** Anchor of the list on the page of the type, where there is one that holds all of them. */
  readonly section?: string;
}

/** The relations of a type: what leads to it, and what it leads to. */
export interface Neighbours {
  readonly from: readonly Relation[];
  readonly to: readonly Relation[];
}

/** Kinds that say most about a type come first. */
const ORDER: readonly Kind[] = ["object", "interface", "union", "input", "enum", "value", "scalar"];

/** Custom scalars before those that every schema has. */
function weight({ kind, node }: Entity): number {
  return ORDER.indexOf(kind) + (isSpecifiedScalarType(node as GraphQLNamedType) ? 1 : 0);
}

/** Sorted by name, in the same order whatever the locale of the machine. */
function byName(entities: Iterable<Entity>): Entity[] {
  const keyed = [...entities].map((entity) => ({ entity, key: `${entity.name.toLowerCase()} ${entity.name}` }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ entity }) => entity);
}

/** Types of the fields of a type and of their arguments, each once: in the order of the schema within a kind. */
function typesOfFields(type: GraphQLNamedType): Entity[] {
  const fields = fieldsOf(type);
  const args = fields.flatMap((field) => ("args" in field ? field.args : []));
  const types = new Set([...namedTypes(fields), ...namedTypes(args)]);
  return [...types].map(entityOf).sort((a, b) => weight(a) - weight(b));
}

function valuesOf(type: GraphQLNamedType): Entity[] {
  if (!isEnumType(type)) return [];
  return type.getValues().map((node) => ({ name: node.name, kind: "value", node }));
}

function relation(title: string, entities: readonly Entity[], section?: string): Relation[] {
  return entities.length === 0 ? [] : [{ title, entities, ...(section === undefined ? {} : { section }) }];
}

function relationsFrom({ returnedBy, takenBy, fieldOf, argumentOf, implementedBy, memberOf }: Uses): Relation[] {
  return [
    ...relation("Returned by", byName(returnedBy), "section-returned-by"),
    ...relation("Argument of", byName(takenBy), "section-member-of"),
    ...relation("Used by", byName(fieldOf), "section-member-of"),
    // No section: the tool lists the types that have a field of the type, but not those that take it as an argument.
    ...relation("Argument in", byName(argumentOf)),
    ...relation("Implemented by", byName(implementedBy), "section-implemented-by"),
    ...relation("Member of", byName(memberOf), "section-implemented-by"),
  ];
}

/**
 * The neighbourhood of a type: what it has, what uses it, what implements it, which operations return and take it.
 *
 * @param type a type that is neither a root nor a scalar
 * @param allUses where the types of its schema are used
 */
export function neighboursOf(type: GraphQLNamedType, allUses: ReadonlyMap<string, Uses>): Neighbours {
  const uses = allUses.get(type.name);
  return {
    from: uses ? relationsFrom(uses) : [],
    to: [
      ...relation("Uses", typesOfFields(type), "section-fields"),
      ...relation(
        "Implements",
        "getInterfaces" in type ? type.getInterfaces().map(entityOf) : [],
        "section-interfaces",
      ),
      ...relation("Possible types", isUnionType(type) ? type.getTypes().map(entityOf) : [], "section-possible-types"),
      ...relation("Values", valuesOf(type), "section-values"),
    ],
  };
}
