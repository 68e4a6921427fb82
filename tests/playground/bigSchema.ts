import { numbersFrom } from "../numbersFrom";

/** Kinds of types, in turn. Each kind is about as frequent as in public schemas of large services. */
const KINDS = [
  "object",
  "edge",
  "connection",
  "object",
  "input",
  "object",
  "enum",
  "payload",
  "input",
  "union",
] as const;
const SCALARS = ["String", "Int!", "Boolean!", "ID!", "DateTime!", "URI"];
const WORDS = "account branch commit deployment event filter grant history issue job key label member note order".split(
  " ",
);

const FIELDS = 14;
const OPERATIONS_PER_TYPE = 6;

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * A schema such as that of a large public service: objects that refer to each other through connections, inputs, payloads,
 * enums, unions and an interface, most with descriptions, and operations on them.
 *
 * @param types number of types besides the root types, two scalars and an interface; at least ten
 * @returns SDL, the same for the same number
 */
export function bigSchema(types: number): string {
  const randomBelow = numbersFrom(types);
  const word = (): string => WORDS[randomBelow(WORDS.length)] ?? "";
  const kindOf = (at: number): (typeof KINDS)[number] => KINDS[at % KINDS.length] ?? "object";
  const nameOf = (at: number): string =>
    `${capitalised(WORDS[at % WORDS.length] ?? "")}${capitalised(kindOf(at))}${String(at)}`;
  /** The name of a random type of a kind. */
  const randomType = (kind: string): string => {
    let at = randomBelow(types);
    while (kindOf(at) !== kind) at = (at + 1) % types;
    return nameOf(at);
  };
  const sentence = (): string =>
    `"""\nThe ${word()} of the ${word()}, with its ${word()}.\nSee \`${word()}\` too.\n"""\n`;
  const fields = (line: (at: number) => string): string =>
    Array.from({ length: FIELDS }, (_, at) => `${sentence()}${line(at)}\n`).join("");

  const outputField = (at: number): string => {
    const name = `${word()}${String(at)}`;
    if (at % 4 === 1)
      return `${name}(first: Int = 10, after: String, orderBy: ${randomType("enum")}): ${randomType("connection")}!`;
    if (at % 4 === 2) return `${name}: ${randomType("object")}`;
    if (at === 11) return `${name}: [${randomType("union")}!]! @deprecated(reason: "Use another ${word()}.")`;
    return `${name}: ${SCALARS[randomBelow(SCALARS.length)] ?? ""}`;
  };
  const inputField = (at: number): string => {
    if (at % 5 === 4) return `${word()}${String(at)}: [${randomType("input")}!]`;
    return `${word()}${String(at)}: ${at % 3 === 0 ? randomType("enum") : (SCALARS[randomBelow(SCALARS.length)] ?? "").replace("!", "")}`;
  };

  const bodies: Record<(typeof KINDS)[number], (name: string) => string> = {
    object: (name) => `type ${name} implements Node {\nid: ID!\n${fields(outputField)}}`,
    edge: (name) => `type ${name} {\ncursor: String!\nnode: ${randomType("object")}\n}`,
    connection: (name) =>
      `type ${name} {\nedges: [${randomType("edge")}]\nnodes: [${randomType("object")}]\ntotalCount: Int!\n}`,
    payload: (name) => `type ${name} {\nclientMutationId: String\nresult: ${randomType("object")}\n}`,
    input: (name) => `input ${name} {\n${fields(inputField)}}`,
    enum: (name) => `enum ${name} {\n${fields((at) => `${word().toUpperCase()}_${String(at)}`)}}`,
    union: (name) =>
      `union ${name} = ${[...new Set([randomType("object"), randomType("object"), randomType("object")])].join(" | ")}`,
  };
  const definitions = Array.from({ length: types }, (_, at) => `${sentence()}${bodies[kindOf(at)](nameOf(at))}`);
  const operations = Array.from({ length: Math.ceil(types / OPERATIONS_PER_TYPE) }, (_, at) => String(at));
  const queries = operations.map(
    (at) => `${sentence()}${word()}${at}(id: ID!, filter: ${randomType("input")}): ${randomType("object")}`,
  );
  const mutations = operations.map(
    (at) => `${sentence()}change${at}(input: ${randomType("input")}!): ${randomType("payload")}`,
  );
  return [
    "scalar DateTime",
    "scalar URI",
    "interface Node {\nid: ID!\n}",
    `type Query {\n${queries.join("\n")}\n}`,
    `type Mutation {\n${mutations.join("\n")}\n}`,
    ...definitions,
  ].join("\n\n");
}
