/** A text for the elements of a schema. */
export interface Attack {
  readonly text: string;
  /** A word of the text that no other text contains. */
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
export const textOfSource =
  'const textOf = (node) => node.directives.find(({ name }) => name.value === "note").arguments[0].value.value;';

const quote = (text: string): string => JSON.stringify(text);

/**
 * For each kind of page, the elements whose payloads it must show. In the payload of an element, the name in this list follows
 * the mark.
 */
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

/** Kinds of pages on which a payload is tried: half of them, because all would take twice as long. */
const kindsOf = (at: number): readonly Kind[] => [...ALWAYS, ...IN_TURN.slice(at % IN_TURN.length).slice(0, 1)];

/** The pages of a payload, with the words that each must show. */
export function pagesOf({ mark }: Attack, at: number): { readonly name: string; readonly words: readonly string[] }[] {
  return kindsOf(at).map((kind) => ({
    name: `${kind}-${String(at)}`,
    words: ELEMENTS[kind].map((element) => mark + element),
  }));
}

/** Makes a function that quotes the payload for an element, with the name of the element after the mark. */
const quoterOf =
  ({ text, mark }: Attack) =>
  (element: string): string =>
    quote(text.replaceAll(mark, mark + element));

function definitionsOf(attack: Attack, at: number): string {
  const id = String(at);
  const kinds = kindsOf(at);
  const payload = quoterOf(attack);
  const argument = `${payload("Argument")} argument: String = ${payload("Default")}`;
  const fields = `
  ${payload("Field")} field(${argument} @example(value: ${payload("Example")}) @note(text: ${payload("Note")})): Int
    @note(text: ${payload("Note")}) @example(value: ${payload("Example")})
  old: Int @deprecated(reason: ${payload("Reason")})`;
  const parent = kinds.includes("interface") ? `implements Interface${id}` : "";
  const definitions: Readonly<Partial<Record<Kind, string>>> = {
    object: `
${payload("Object")} type Object${id} ${parent}
  @group(name: ${payload("Group")}) @note(text: ${payload("Note")}) @example(value: ${payload("Example")}) { ${fields} }`,
    scalar: `${payload("Scalar")} scalar Scalar${id} @specifiedBy(url: ${payload("Url")}) @note(text: ${payload("Note")})`,
    directive: `${payload("Directive")} directive @directive${id}(${argument}) on FIELD`,
    interface: `${payload("Interface")} interface Interface${id} { ${fields} }`,
    union: `${payload("Union")} union Union${id} = Object${id}`,
    enum: `${payload("Enum")} enum Enum${id} { ${payload("Value")} VALUE OLD @deprecated(reason: ${payload("Reason")}) }`,
    input: `${payload("Input")} input Input${id} { ${payload("Field")} field: String = ${payload("Default")} }`,
  };
  return kinds.map((kind) => definitions[kind] ?? "").join("\n");
}

function operationsOf(attacks: readonly Attack[], kind: "query" | "mutation" | "subscription"): string {
  const fields = attacks.map((attack, at) => {
    if (!kindsOf(at).includes(kind)) return "";
    const [id, payload] = [String(at), quoterOf(attack)];
    const argument = `${payload("Argument")} text: String = ${payload("Default")} @example(value: ${payload("Example")})`;
    return `${payload(ELEMENTS[kind][0])} ${kind}${id}(${argument}): Object${id} @deprecated(reason: ${payload("Reason")})`;
  });
  return fields.join("\n");
}

/** Makes a schema with payloads on every kind of element. */
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
