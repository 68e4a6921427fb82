/** Examples for the package that reads schemas. */
export const GRAPHQL_SAMPLES: Readonly<Record<string, string>> = {
  "graphql/directive#isCustomDirective": `
const options = { auth: { tag: () => ({ text: "AUTH" }) } };
isCustomDirective("auth", options); // true
isCustomDirective("beta", options); // false`,
  "graphql/formatter#getFormattedDefaultValue": `
getFormattedDefaultValue({ type: GraphQLString, defaultValue: "EN" }); // "\\"EN\\""
getFormattedDefaultValue({ type: GraphQLInt, defaultValue: 10 }); // 10`,
  "graphql/guard#executableDirectiveLocation": `
executableDirectiveLocation(GraphQLSkipDirective); // true
executableDirectiveLocation(GraphQLDeprecatedDirective); // false`,
  "graphql/guard#typeSystemDirectiveLocation": `
typeSystemDirectiveLocation(GraphQLDeprecatedDirective); // true
typeSystemDirectiveLocation(GraphQLSkipDirective); // false`,
  "graphql/guard#instanceOf": `
instanceOf(GraphQLString, GraphQLScalarType); // true`,
  "graphql/guard#isApiType": `
const schema = buildSchema(
  "type Query { book: Book } type Book { title: String }",
);
isApiType(schema.getQueryType().getFields().book); // true
isApiType(schema.getType("Book")); // false`,
  "graphql/guard#isSystemType": `
const schema = buildSchema(
  "type Query { book: Book } type Book { title: String }",
);
isSystemType(schema.getType("Book")); // true
isSystemType(schema.getQueryType().getFields().book); // false`,
  "graphql/guard#isDeprecated": `
const schema = buildSchema(
  "type Query { now: String today: String @deprecated }",
);
const { now, today } = schema.getQueryType().getFields();
isDeprecated(today); // true
isDeprecated(now); // false`,
  "graphql/guard#isGraphQLFieldType": `
const schema = buildSchema("type Query { book(isbn: ID!): String }");
isGraphQLFieldType(schema.getQueryType().getFields().book); // true
isGraphQLFieldType(schema.getQueryType()); // false`,
  "graphql/guard#isOperation": `
const schema = buildSchema(
  "type Query { book: Book } type Book { title: String }",
);
isOperation(schema.getQueryType().getFields().book); // true
isOperation(schema.getType("Book")); // false`,
  "graphql/introspection#getDirective": `
const schema = buildSchema(
  "directive @beta on OBJECT type Query @beta { now: String }",
);
getDirective(schema.getQueryType(), [schema.getDirective("beta")]).map(String); // ["@beta"]`,
  "graphql/introspection#hasDirective": `
const schema = buildSchema(
  "directive @beta on OBJECT type Query @beta { now: String }",
);
hasDirective(schema.getQueryType(), [schema.getDirective("beta")]); // true
hasDirective(schema.getQueryType(), [schema.getDirective("skip")]); // false`,
  "graphql/introspection#getDirectiveLocationForASTPath": `
const schema = buildSchema("type Query { now: String }");
getDirectiveLocationForASTPath(schema.getQueryType().astNode); // "OBJECT"
getDirectiveLocationForASTPath(schema.getQueryType().getFields().now.astNode); // "FIELD_DEFINITION"`,
  "graphql/introspection#getFields": `
const schema = buildSchema("type Query { now: String today: String }");
getFields(schema.getQueryType()).map(({ name }) => name); // ["now", "today"]`,
  "graphql/introspection#getTypeDirectiveArgValue": `
const schema = buildSchema(\`
  directive @auth(role: String) on OBJECT
  type Query @auth(role: "READER") { now: String }
\`);
getTypeDirectiveArgValue(
  schema.getDirective("auth"),
  schema.getQueryType(),
  "role",
); // "READER"`,
  "graphql/introspection#getTypeDirectiveValues": `
const schema = buildSchema(\`
  directive @auth(role: String) on OBJECT
  type Query @auth(role: "READER") { now: String }
\`);
getTypeDirectiveValues(schema.getDirective("auth"), schema.getQueryType()); // { role: "READER" }`,
  "graphql/introspection#getTypeName": `
getTypeName(GraphQLString); // "String"
getTypeName(undefined, "Unknown"); // "Unknown"`,
  "graphql/introspection#isValidDirectiveLocation": `
const schema = buildSchema("type Query { now: String }");
isValidDirectiveLocation(
  schema.getQueryType().getFields().now,
  GraphQLDeprecatedDirective,
); // true
isValidDirectiveLocation(schema.getQueryType(), GraphQLDeprecatedDirective); // false`,
  "graphql/loader#getDocumentLoaders": `
import { writeFile } from "node:fs/promises";

await writeFile("schema.graphql", "type Query { now: String }");
const { loaders } = await getDocumentLoaders({
  GraphQLFileLoader: "@graphql-tools/graphql-file-loader",
});
const schema = await loadSchema("schema.graphql", { loaders });
schema.getQueryType().name; // "Query"`,
  "graphql/relation#getRelationOfField": `
import { getSchemaMap } from "@graphql-markdown/graphql";

const schema = buildSchema(
  "type Query { book(isbn: ISBN): String } scalar ISBN",
);
const { queries } = getRelationOfField(
  schema.getType("ISBN"),
  getSchemaMap(schema),
);
queries.map(({ name }) => name); // ["book"]`,
  "graphql/relation#getRelationOfImplementation": `
import { getSchemaMap } from "@graphql-markdown/graphql";

const schema = buildSchema(
  "type Query { b: B } type B implements Node { id: ID } interface Node { id: ID }",
);
getRelationOfImplementation(
  schema.getType("Node"),
  getSchemaMap(schema),
).objects.map(String); // ["B"]`,
  "graphql/relation#getRelationOfInterface": `
import { getSchemaMap } from "@graphql-markdown/graphql";

const schema = buildSchema(
  "type Query { b: B } type B implements Node { id: ID } interface Node { id: ID }",
);
getRelationOfInterface(
  schema.getType("Node"),
  getSchemaMap(schema),
).objects.map(String); // ["B"]`,
  "graphql/relation#getRelationOfReturn": `
import { getSchemaMap } from "@graphql-markdown/graphql";

const schema = buildSchema(
  "type Query { book: Book } type Book { title: String }",
);
const { queries } = getRelationOfReturn(
  schema.getType("Book"),
  getSchemaMap(schema),
);
queries.map(({ name }) => name); // ["book"]`,
  "graphql/relation#getRelationOfUnion": `
import { getSchemaMap } from "@graphql-markdown/graphql";

const schema = buildSchema(
  "type Query { w: Work } type Book { t: Int } union Work = Book",
);
getRelationOfUnion(schema.getType("Book"), getSchemaMap(schema)).unions.map(
  String,
); // ["Work"]`,
  "graphql/loader#loadSchema": `
import { writeFile } from "node:fs/promises";
import { GraphQLFileLoader } from "@graphql-tools/graphql-file-loader";

await writeFile("library.graphql", "type Root { book: String }");
const schema = await loadSchema("library.graphql", {
  loaders: [new GraphQLFileLoader()],
  rootTypes: { query: "Root" },
});
schema.getQueryType().name; // "Root"`,
};
