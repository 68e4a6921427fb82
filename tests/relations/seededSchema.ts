import { numbersFrom } from "../numbersFrom";

/** Kinds of types, which alternate so that types of all kinds are related to each other. */
const KINDS = [
  "object",
  "interface",
  "input",
  "union",
  "enum",
  "object",
  "scalar",
  "input",
  "object",
  "object",
] as const;
type Kind = (typeof KINDS)[number];

const GROUPS = ["Catalogue", "Orders", "People", "Shipping"];
const FIELDS = 5;
const TYPES_PER_OPERATION = 4;

/**
 * Makes a schema whose types are related in all ways that the tool knows: by fields, arguments, directives, interfaces that
 * implement others, unions, nested inputs, and operations in namespaces. Some parts are deprecated, most are in a group.
 *
 * @param types number of types besides the root types, their namespace and `Node`; at least ten
 * @returns SDL, the same for the same number
 */
export function seededSchema(types: number): string {
  const below = numbersFrom(types);
  const kindOf = (at: number): Kind => KINDS[at % KINDS.length] ?? "object";
  const nameOf = (at: number): string => `${kindOf(at).replace(/^./u, (letter) => letter.toUpperCase())}${String(at)}`;
  /** Returns the name of a random type of one of these kinds. */
  const some = (...kinds: readonly Kind[]): string => {
    let at = below(types);
    while (!kinds.includes(kindOf(at))) at = (at + 1) % types;
    return nameOf(at);
  };
  const output = (): string => some("object", "interface", "union", "enum", "scalar");
  const input = (): string => some("input", "enum", "scalar");
  const wrapped = (name: string): string => [name, `${name}!`, `[${name}!]`, `[[${name}]!]!`][below(4)] ?? name;
  const deprecated = (): string => (below(6) === 0 ? ' @deprecated(reason: "Use another.")' : "");
  const grouped = (): string => (below(5) === 0 ? "" : ` @doc(category: "${GROUPS[below(GROUPS.length)] ?? ""}")`);

  const argumentsOf = (count: number): string =>
    count === 0 ? "" : `(${Array.from({ length: count }, (_, at) => `a${String(at)}: ${input()}`).join(", ")})`;
  const outputFields = (): string =>
    Array.from(
      { length: FIELDS },
      (_, at) =>
        `"Field *${String(at)}* of the type."\nf${String(at)}${argumentsOf(below(3))}: ${wrapped(output())}${deprecated()}`,
    ).join("\n");
  const inputFields = (): string =>
    Array.from(
      { length: FIELDS },
      (_, at) => `f${String(at)}: ${[input(), `[${input()}!]`][below(2)] ?? ""}${deprecated()}`,
    ).join("\n");
  const values = (): string =>
    Array.from({ length: FIELDS }, (_, at) => `VALUE_${String(at)}${deprecated()}`).join("\n");
  /** `Node`, and sometimes another interface that implements `Node`. */
  const implemented = (): string => (below(2) === 0 ? "Node" : `Node & ${some("interface")}`);

  const interfaces = new Map<string, string>();
  const bodyOf = (kind: Kind, name: string): string => {
    switch (kind) {
      case "interface": {
        const fields = outputFields();
        interfaces.set(name, fields);
        return `interface ${name} implements Node${grouped()} {\nid: ID!\n${fields}\n}`;
      }
      case "object": {
        const names = implemented();
        const [, other = ""] = names.split(" & ");
        // The fields of the other interface, or new ones if the object implements only `Node`.
        return `type ${name} implements ${names}${grouped()} {\nid: ID!\n${interfaces.get(other) ?? outputFields()}\n}`;
      }
      case "input":
        return `input ${name}${grouped()} {\n${inputFields()}\n}`;
      case "union":
        return `union ${name}${grouped()} = ${[...new Set([some("object"), some("object"), some("object")])].join(" | ")}`;
      case "enum":
        return `enum ${name}${grouped()} {\n${values()}\n}`;
      case "scalar":
        return `scalar ${name}${grouped()}`;
    }
  };
  const numbers = Array.from({ length: types }, (_, at) => at);
  const inOrder = [
    ...numbers.filter((at) => kindOf(at) === "interface"),
    ...numbers.filter((at) => kindOf(at) !== "interface"),
  ];
  const bodies = new Map(inOrder.map((at) => [at, bodyOf(kindOf(at), nameOf(at))]));
  const operations = (prefix: string): string =>
    Array.from(
      { length: Math.ceil(types / TYPES_PER_OPERATION / 3) },
      (_, at) => `${prefix}${String(at)}${argumentsOf(below(3))}: ${wrapped(output())}${grouped()}${deprecated()}`,
    ).join("\n");
  return [
    "directive @doc(category: String!) on OBJECT | INTERFACE | INPUT_OBJECT | UNION | ENUM | SCALAR | FIELD_DEFINITION",
    `directive @until${argumentsOf(2)} on OBJECT`,
    "interface Node {\nid: ID!\n}",
    `type Query {\n${operations("find")}\nshop: ShopQuery\n}`,
    `type ShopQuery {\n${operations("sell")}\n}`,
    `type Mutation {\n${operations("change")}\n}`,
    `type Subscription {\n${operations("changed")}\n}`,
    ...numbers.map((at) => `"""\nType number ${String(at)}, with \`code\` and {braces}.\n"""\n${bodies.get(at) ?? ""}`),
  ].join("\n\n");
}
