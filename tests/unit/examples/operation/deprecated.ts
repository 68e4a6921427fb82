import {
  TypeInfo,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { DocumentNode, GraphQLInputType, GraphQLSchema, GraphQLType } from "graphql";

interface Deprecated {
  /** Name of the type that has the field, the field of the argument, or the value. */
  type: string;
  name: string;
}

/** Lists the deprecated fields and arguments that a document uses. */
export function deprecatedInDocument(schema: GraphQLSchema, document: DocumentNode): Deprecated[] {
  const found: Deprecated[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        const field = types.getFieldDef();
        const type = types.getParentType()?.name ?? "";
        if (field && typeof field.deprecationReason === "string") found.push({ type, name: field.name });
      },
      Argument() {
        const argument = types.getArgument();
        const type = types.getParentType()?.name ?? "";
        if (argument && typeof argument.deprecationReason === "string") found.push({ type, name: argument.name });
      },
    }),
  );
  return found;
}

/** Lists the deprecated input fields and enum values in the variables of a document. */
export function deprecatedInVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
): Deprecated[] {
  const [definition] = document.definitions;
  const declared = definition?.kind === "OperationDefinition" ? (definition.variableDefinitions ?? []) : [];
  return declared.flatMap(({ variable, type }) => {
    const inputType: GraphQLType | undefined = typeFromAST(schema, type);
    return inputType ? deprecatedValues(inputType as GraphQLInputType, variables[variable.name.value]) : [];
  });
}

function deprecatedValues(type: GraphQLInputType, value: unknown): Deprecated[] {
  if (value === null || value === undefined) return [];
  if (isNonNullType(type)) return deprecatedValues(type.ofType, value);
  if (isListType(type)) return (value as unknown[]).flatMap((item) => deprecatedValues(type.ofType, item));
  if (isEnumType(type)) {
    const name = value as string;
    const isOld = typeof type.getValue(name)?.deprecationReason === "string";
    return isOld ? [{ type: type.name, name }] : [];
  }
  if (!isInputObjectType(type)) return [];
  const fields = type.getFields();
  return Object.entries(value).flatMap(([name, part]) => {
    const field = fields[name];
    if (!field) return [];
    const deprecatedField = typeof field.deprecationReason === "string" ? [{ type: type.name, name }] : [];
    return [...deprecatedField, ...deprecatedValues(field.type, part)];
  });
}
