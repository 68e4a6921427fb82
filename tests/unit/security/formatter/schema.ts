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

/** The elements of each kind of page whose payloads it must show, by the words that follow the mark there. */
const ELEMENTS = {
  object: ["Object", "Field", "Argument", "Default", "Reason"],
  scalar: ["Scalar", "Url"],
  directive: ["Directive", "Argument", "Default"],
  query: ["Query", "Argument", "Default", "Reason"],
  interface: ["Interface", "Field", "Argument", "Default", "Reason"],
  union: ["Union"],
  enum: ["Enum", "Value", "Reason"],
  input: ["Input", "Field", "Default"],
  mutation: ["Mutation", "Argument", "Default", "Reason"],
  subscription: ["Subscription", "Argument", "Default", "Reason"],
} as const;

type Kind = keyof typeof ELEMENTS;

const ALWAYS: readonly Kind[] = ["object", "scalar", "directive", "query"];
const IN_TURN: readonly Kind[] = ["interface", "union", "enum", "input", "mutation", "subscription"];

/** Kinds of the pages of a payload. All ten kinds for each payload would take twice as long. */
const kindsOf = (at: number): readonly Kind[] => [...ALWAYS, ...IN_TURN.slice(at % IN_TURN.length).slice(0, 1)];

/** The pages of a payload, with the words that each must show. */
export function pagesOf({ mark }: Attack, at: number): { readonly name: string; readonly words: readonly string[] }[] {
  return kindsOf(at).map((kind) => ({
    name: `${kind}-${String(at)}`,
    words: ELEMENTS[kind].map((element) => mark + element),
  }));
}

/** Makes a function that quotes a payload for an element, with the name of the element after its mark. */
const quoterOf =
  ({ text, mark }: Attack) =>
  (element: string): string =>
    quote(text.replaceAll(mark, mark + element));

function definitionsOf(attack: Attack, at: number): string {
  const id = String(at);
  const kinds = kindsOf(at);
  const on = quoterOf(attack);
  const argument = `${on("Argument")} argument: String = ${on("Default")}`;
  const fields = `
  ${on("Field")} field(${argument} @example(value: ${on("Example")}) @note(text: ${on("Note")})): Int
    @note(text: ${on("Note")}) @example(value: ${on("Example")})
  old: Int @deprecated(reason: ${on("Reason")})`;
  const parent = kinds.includes("interface") ? `implements Interface${id}` : "";
  const definitions: Readonly<Partial<Record<Kind, string>>> = {
    object: `
${on("Object")} type Object${id} ${parent}
  @group(name: ${on("Group")}) @note(text: ${on("Note")}) @example(value: ${on("Example")}) { ${fields} }`,
    scalar: `${on("Scalar")} scalar Scalar${id} @specifiedBy(url: ${on("Url")}) @note(text: ${on("Note")})`,
    directive: `${on("Directive")} directive @directive${id}(${argument}) on FIELD`,
    interface: `${on("Interface")} interface Interface${id} { ${fields} }`,
    union: `${on("Union")} union Union${id} = Object${id}`,
    enum: `${on("Enum")} enum Enum${id} { ${on("Value")} VALUE OLD @deprecated(reason: ${on("Reason")}) }`,
    input: `${on("Input")} input Input${id} { ${on("Field")} field: String = ${on("Default")} }`,
  };
  return kinds.map((kind) => definitions[kind] ?? "").join("\n");
}

function operationsOf(attacks: readonly Attack[], kind: "query" | "mutation" | "subscription"): string {
  const fields = attacks.map((attack, at) => {
    if (!kindsOf(at).includes(kind)) return "";
    const [id, on] = [String(at), quoterOf(attack)];
    const argument = `${on("Argument")} text: String = ${on("Default")} @example(value: ${on("Example")})`;
    return `${on(ELEMENTS[kind][0])} ${kind}${id}(${argument}): Object${id} @deprecated(reason: ${on("Reason")})`;
  });
  return fields.join("\n");
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
  ${operationsOf(attacks, "query")}
}
type Mutation { ${operationsOf(attacks, "mutation")} }
type Subscription { ${operationsOf(attacks, "subscription")} }
union Choice = ${attacks.map((_, at) => `Object${String(at)}`).join(" | ")}
enum Values { ${each((payload, id) => `${payload} VALUE${id} @deprecated(reason: ${payload}) @note(text: ${payload})`)} }
input Input { json: Json = { ${each((payload, id) => `key${id}: ${payload}`)} } ${each((payload, id) => `${payload} field${id}: String = ${payload} @note(text: ${payload}) @example(value: ${payload})`)} }
${attacks.map(definitionsOf).join("\n")}`;
}
