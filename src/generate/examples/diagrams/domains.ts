import path from "node:path";
import { Kind, isScalarType, isUnionType } from "graphql";
import type { ASTNode, GraphQLNamedType, GraphQLSchema } from "graphql";
import type { Kind as EntityKind } from "./drawing";
import { entityOf, fieldsOf, namedTypes, operationsOf, typesOf } from "./uses";
import type { Entity } from "./uses";

/** A part of a schema that belongs together. */
export interface Domain {
  readonly name: string;
  /** How many entities of each kind it has. */
  readonly counts: ReadonlyMap<EntityKind, number>;
  /** How often it mentions a type of another domain, by the name of that domain. */
  readonly refersTo: ReadonlyMap<string, number>;
  /** Its type that the schema mentions most, for those who want to begin somewhere; none if it has operations alone. */
  readonly mainType?: string;
}

/** Tells the domain of a definition. */
export type DomainOf = (definition: ASTNode) => string;

/** Domains are the files of a schema. */
export const domainByFile: DomainOf = ({ loc }) => path.posix.basename(loc?.source.name ?? "", ".graphql");

/** Domains are the groups of a directive, as the tool has them for its option `groupByDirective`. */
export function domainByDirective(group: {
  readonly directive: string;
  readonly field: string;
  readonly fallback: string;
}): DomainOf {
  return (definition) => {
    const directives = "directives" in definition ? (definition.directives ?? []) : [];
    const applied = directives.find(({ name }) => name.value === group.directive);
    const value = applied?.arguments?.find(({ name }) => name.value === group.field)?.value;
    return value?.kind === Kind.STRING ? value.value : group.fallback;
  };
}

interface Definition {
  readonly entity: Entity;
  /** The types that it mentions, as often as it does. */
  readonly mentions: readonly GraphQLNamedType[];
}

function mentionsOf(type: GraphQLNamedType): GraphQLNamedType[] {
  const fields = fieldsOf(type);
  const args = fields.flatMap((field) => ("args" in field ? field.args : []));
  return [
    ...(isUnionType(type) ? type.getTypes() : []),
    ...("getInterfaces" in type ? type.getInterfaces() : []),
    ...namedTypes(fields),
    ...namedTypes(args),
  ];
}

/** Everything that a schema defines itself: what every schema has stands in no file. */
function definitionsOf(schema: GraphQLSchema): Definition[] {
  return [
    ...operationsOf(schema).map(({ operation, entity }) => ({
      entity,
      mentions: namedTypes([operation, ...operation.args]),
    })),
    ...typesOf(schema).map((type) => ({ entity: entityOf(type), mentions: mentionsOf(type) })),
    ...schema.getDirectives().map((directive) => ({
      entity: entityOf(directive),
      mentions: namedTypes(directive.args),
    })),
  ].filter(({ entity }) => astOf(entity.node) !== undefined);
}

function astOf(node: object): ASTNode | undefined {
  return (node as { readonly astNode?: ASTNode | null }).astNode ?? undefined;
}

function increase<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The key with the highest count; of several, the one that comes first by name. */
function mostOf(counts: ReadonlyMap<string, number>): string | undefined {
  const [first] = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return first?.[0];
}

/**
 * Parts a schema into its domains, and counts what is in them and between them.
 *
 * @param schema a schema that was made from SDL
 * @returns the domains in the order of their names
 */
export function domainsOf(schema: GraphQLSchema, domainOf: DomainOf): Domain[] {
  const definitions = definitionsOf(schema);
  const domainOfNode = (node: object): string | undefined => {
    const definition = astOf(node);
    return definition && domainOf(definition);
  };
  const names = new Set(definitions.flatMap(({ entity }) => domainOfNode(entity.node) ?? []));
  return [...names].sort().map((name): Domain => {
    const counts = new Map<EntityKind, number>();
    const refersTo = new Map<string, number>();
    const mentioned = new Map<string, number>();
    for (const { entity, mentions } of definitions) {
      const isOwn = domainOfNode(entity.node) === name;
      if (isOwn) increase(counts, entity.kind);
      for (const type of mentions) {
        const target = domainOfNode(type);
        if (target === name && !isScalarType(type)) increase(mentioned, type.name);
        if (isOwn && target !== undefined && target !== name) increase(refersTo, target);
      }
    }
    const mainType = mostOf(mentioned);
    return { name, counts, refersTo, ...(mainType === undefined ? {} : { mainType }) };
  });
}
