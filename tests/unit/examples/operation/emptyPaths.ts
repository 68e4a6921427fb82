import {
  TypeInfo,
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { DocumentNode, FieldNode, GraphQLSchema, SelectionSetNode } from "graphql";

/** Lists the selected fields that return lists or objects, unless their interface or union has no possible types. */
function fieldsToFill(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<FieldNode> {
  const found = new Set<FieldNode>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const type = types.getType();
        if (!type) return;
        const named = getNamedType(type);
        const isEmpty = isAbstractType(named) && schema.getPossibleTypes(named).length === 0;
        if (!isEmpty && (isListType(getNullableType(type)) || !isLeafType(named))) found.add(node);
      },
    }),
  );
  return found;
}

/** Lists the paths at which an answer has null or an empty list, and so lacks the fields that the document selects there. */
export function emptyPathsIn(schema: GraphQLSchema, document: DocumentNode, data: unknown): string[] {
  const toFill = fieldsToFill(schema, document);
  const emptyPaths = (set: SelectionSetNode | undefined, value: unknown, at: string): string[] => {
    if (Array.isArray(value) && value.length > 0) return value.flatMap((item) => emptyPaths(set, item, at));
    if (value === null || Array.isArray(value)) return [`${at} is ${JSON.stringify(value)}.`];
    return (set?.selections ?? []).flatMap((node) => {
      if (node.kind === "InlineFragment") return emptyPaths(node.selectionSet, value, at);
      if (node.kind !== "Field" || !toFill.has(node)) return [];
      const key = (node.alias ?? node.name).value;
      const part = (value as Readonly<Record<string, unknown>>)[key];
      // Undefined for a field in a fragment on another type.
      return part === undefined ? [] : emptyPaths(node.selectionSet, part, `${at}.${key}`);
    });
  };
  return document.definitions.flatMap((definition) =>
    definition.kind === "OperationDefinition" ? emptyPaths(definition.selectionSet, data, "data") : [],
  );
}
