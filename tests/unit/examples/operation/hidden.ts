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

/** The selected fields that return lists or objects, except those of an interface or union without possible types. */
function fullIn(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<FieldNode> {
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

/** Lists where an answer has null or an empty list, which hides the fields that the document selects there. */
export function hiddenIn(schema: GraphQLSchema, document: DocumentNode, data: unknown): string[] {
  const full = fullIn(schema, document);
  const hidden = (set: SelectionSetNode | undefined, value: unknown, at: string): string[] => {
    if (Array.isArray(value) && value.length > 0) return value.flatMap((item) => hidden(set, item, at));
    if (value === null || Array.isArray(value)) return [`${at} is ${JSON.stringify(value)}.`];
    return (set?.selections ?? []).flatMap((node) => {
      if (node.kind === "InlineFragment") return hidden(node.selectionSet, value, at);
      if (node.kind !== "Field" || !full.has(node)) return [];
      const key = (node.alias ?? node.name).value;
      const part = (value as Readonly<Record<string, unknown>>)[key];
      // Undefined for the field of a fragment for other objects.
      return part === undefined ? [] : hidden(node.selectionSet, part, `${at}.${key}`);
    });
  };
  return document.definitions.flatMap((one) =>
    one.kind === "OperationDefinition" ? hidden(one.selectionSet, data, "data") : [],
  );
}
