/** A payload with a unique word in it. */
export interface Attack {
  readonly text: string;
  readonly mark: string;
}

/** Source code of the option `customDirective`. */
const CUSTOM_DIRECTIVE = `{
  note: {
    tag: (_, { astNode }) => ({ text: textOf(astNode), classname: textOf(astNode) }),
    descriptor: (_, { astNode }) => textOf(astNode),
  },
}`;

/** Options of the tool for a schema of `hostileSchema`, as source code of an object that needs the function `textOf`. */
export const hostileOptions = `{
  schema: "schema.graphql",
  loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" },
  linkRoot: "/docs",
  groupByDirective: { directive: "group", field: "name", fallback: "Common" },
  docOptions: { index: true },
  printTypeOptions: { deprecated: "group" },
  customDirective: ${CUSTOM_DIRECTIVE},
}`;

/** Source code of a function that reads the argument of `@note`. */
export const textOf =
  'const textOf = (node) => node.directives.find(({ name }) => name.value === "note").arguments[0].value.value;';

const quote = (text: string): string => JSON.stringify(text);

function definitionsOf({ text }: Attack, at: number): string {
  const [id, payload] = [String(at), quote(text)];
  return `
${payload} type Object${id} @group(name: ${payload}) @note(text: ${payload}) @example(value: ${payload}) {
  ${payload} field(${payload} argument: String = ${payload} @example(value: ${payload}) @note(text: ${payload})): Int
    @note(text: ${payload}) @example(value: ${payload})
  old: Int @deprecated(reason: ${payload})
}
${payload} scalar Scalar${id} @specifiedBy(url: ${payload}) @note(text: ${payload})
${payload} directive @directive${id}(${payload} argument: String = ${payload}) on FIELD
`;
}

/**
 * Makes a schema with each payload on every kind of element.
 */
export function hostileSchema(attacks: readonly Attack[]): string {
  const each = (element: (payload: string, id: string) => string): string =>
    attacks.map(({ text }, at) => element(quote(text), String(at))).join("\n");
  return `
directive @group(name: String) on OBJECT
directive @note(text: String) on OBJECT | SCALAR | FIELD_DEFINITION | ARGUMENT_DEFINITION | ENUM_VALUE | INPUT_FIELD_DEFINITION
directive @example(value: String) on OBJECT | FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
scalar Json
type Query {
  "Takes many arguments."
  all(${each((payload, id) => `${payload} argument${id}: [String] = [${payload}] @note(text: ${payload})`)}): Choice
  others(input: Input, values: Values): Int
  ${each((payload, id) => `${payload} query${id}(text: String @example(value: ${payload})): Object${id} @deprecated(reason: ${payload})`)}
}
union Choice = ${attacks.map((_, at) => `Object${String(at)}`).join(" | ")}
enum Values { ${each((payload, id) => `${payload} VALUE${id} @deprecated(reason: ${payload}) @note(text: ${payload})`)} }
input Input { json: Json = { ${each((payload, id) => `key${id}: ${payload}`)} } ${each((payload, id) => `${payload} field${id}: String = ${payload} @note(text: ${payload}) @example(value: ${payload})`)} }
${attacks.map(definitionsOf).join("\n")}`;
}
