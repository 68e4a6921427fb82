import {
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  getNamedType,
} from "graphql";
import type {
  DocumentNode,
  FieldNode,
  GraphQLLeafType,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  SelectionSetNode,
} from "graphql";

/** Valid JSON values of the built-in scalars. */
const BUILT_IN: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  Float: (value) => typeof value === "number" && Number.isFinite(value),
  String: (value) => typeof value === "string",
  Boolean: (value) => typeof value === "boolean",
  ID: (value) => typeof value === "string",
};

/**
 * Checks that an answer has exactly the fields that the document selects, with values of their types. Lists of objects must not
 * be empty unless no type can be in them.
 */
export function checkAnswer(schema: GraphQLSchema, document: DocumentNode, data: unknown): string[] {
  const [definition] = document.definitions;
  if (definition?.kind !== "OperationDefinition") return ["The document has no operation."];
  const root = schema.getRootType(definition.operation);
  if (!root) return [`The schema has no ${definition.operation}.`];
  return checkObject(schema, root, [definition.selectionSet], data, "data");
}

function checkObject(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  value: unknown,
  at: string,
): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [`${at} is not an object.`];
  const asked = fieldsFor(schema, type, sets);
  const object = value as Record<string, unknown>;
  const wrong = [...asked.keys()].filter((key) => !(key in object)).map((key) => `${at} lacks ${key}.`);
  wrong.push(
    ...Object.keys(object).flatMap((key) => (asked.has(key) ? [] : [`${at} has ${key}, which is not selected.`])),
  );
  for (const [key, nodes] of asked) {
    const here = `${at}.${key}`;
    const name = nodes[0]?.name.value ?? "";
    if (name === "__typename") {
      if (object[key] !== type.name) wrong.push(`${here} is not ${type.name}.`);
      continue;
    }
    const field = type.getFields()[name];
    const inner = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (field) wrong.push(...checkValue(schema, field.type, inner, object[key], here));
    else wrong.push(`${here}: ${type.name} has no field ${name}.`);
  }
  return wrong;
}

/** The field nodes that apply to objects of a type, by the names in the answer. */
function fieldsFor(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): Map<string, FieldNode[]> {
  const found = new Map<string, FieldNode[]>();
  for (const node of sets.flatMap(({ selections }) => selections)) {
    if (node.kind === "FragmentSpread") throw new Error("Named fragments are not expected.");
    if (node.kind === "Field") {
      const key = node.alias?.value ?? node.name.value;
      found.set(key, [...(found.get(key) ?? []), node]);
      continue;
    }
    const condition = node.typeCondition?.name.value;
    if (condition !== undefined && !applies(schema, condition, type)) continue;
    for (const [key, nodes] of fieldsFor(schema, type, [node.selectionSet])) {
      found.set(key, [...(found.get(key) ?? []), ...nodes]);
    }
  }
  return found;
}

function applies(schema: GraphQLSchema, condition: string, type: GraphQLObjectType): boolean {
  const other: GraphQLNamedType | undefined = schema.getType(condition);
  return other === type || (isAbstractType(other) && schema.isSubType(other, type));
}

function checkValue(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
  value: unknown,
  at: string,
): string[] {
  if (isNonNullType(type)) {
    return value === null ? [`${at} is null.`] : checkValue(schema, type.ofType, sets, value, at);
  }
  if (value === null)
    return isInhabited(schema, type) && !isLeafType(type) ? [`${at} is null, which hides its fields.`] : [];
  if (isListType(type)) {
    if (!Array.isArray(value)) return [`${at} is not a list.`];
    if (value.length === 0 && sets.length > 0 && isInhabited(schema, type)) return [`${at} is empty.`];
    return value.flatMap((item: unknown, index) =>
      checkValue(schema, type.ofType, sets, item, `${at}.${String(index)}`),
    );
  }
  if (isLeafType(type)) return isLeaf(type, value) ? [] : [`${at} is no ${type.name}: ${JSON.stringify(value)}`];
  if (isObjectType(type)) return checkObject(schema, type, sets, value, at);
  const name = (value as Record<string, unknown>)["__typename"];
  const concrete = schema.getPossibleTypes(type).find((member) => member.name === name);
  return concrete ? checkObject(schema, concrete, sets, value, at) : [`${at} has no possible type of ${type.name}.`];
}

function isInhabited(schema: GraphQLSchema, type: GraphQLOutputType): boolean {
  const named = getNamedType(type);
  return !(isInterfaceType(named) || isAbstractType(named)) || schema.getPossibleTypes(named).length > 0;
}

function isLeaf(type: GraphQLLeafType, value: unknown): boolean {
  if (isEnumType(type)) return type.getValues().some(({ name }) => name === value);
  const check = BUILT_IN[type.name];
  return check ? check(value) : JSON.stringify(JSON.parse(JSON.stringify(value))) === JSON.stringify(value);
}
