/** Queries and types, whose pages differ in length. Each type gets a name that makes the same file name as a query's. */
const QUERIES = ["NAME: Int", 'NAME(first: Int = 3, names: [String!]): Film @deprecated(reason: "Use another.")'];
const TYPES = [
  "scalar NAME",
  '"Some of them."\nenum NAME { LOW MIDDLE HIGH }',
  "union NAME = Film | Person",
  "type NAME { one(x: Int): String two: Int @deprecated three: Film }",
  "input NAME { a: Int }",
];

/** Fields of the first type of each pair in the schema. They make its page longer than that of the second type. */
const LONG = 'film: Film\nperson(x: Int, y: [Int!]): Person @deprecated(reason: "Gone.")';

/** Returns the letter for a number. The names have no numbers, because file names get a hyphen before a number. */
const letter = (at: number): string => String.fromCharCode("a".charCodeAt(0) + at);

/**
 * A schema in which entities share a file. If all pages are in one folder, each of ten queries shares a file with a type. In
 * any hierarchy, each of three types shares a file with another type.
 */
export function namesakes(): string {
  const queries = TYPES.flatMap((type, row) =>
    QUERIES.map((query, at) => ({ name: letter(row * QUERIES.length + at), query, type })),
  );
  const pairs = [0, 1, 2].map(
    (at) => `type Pair_${letter(at)} {\n${LONG}\n}\ntype Pair${letter(at).toUpperCase()} { a: Int }`,
  );
  return [
    "type Film { title: String }\ntype Person { name: String }",
    `type Query {\n${queries.map(({ name, query }) => query.replace("NAME", `thing_${name}`)).join("\n")}\n}`,
    ...queries.map(({ name, type }) => type.replace("NAME", `Thing${name.toUpperCase()}`)),
    ...pairs,
  ].join("\n\n");
}
