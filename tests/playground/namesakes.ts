/** Pairs of definitions whose names make the same file when all pages are in one folder, with pages of various lengths. */
const QUERIES = ["NAME: Int", 'NAME(first: Int = 3, names: [String!]): Film @deprecated(reason: "Use another.")'];
const TYPES = [
  "scalar NAME",
  '"Some of them."\nenum NAME { LOW MIDDLE HIGH }',
  "union NAME = Film | Person",
  "type NAME { one(x: Int): String two: Int @deprecated three: Film }",
  "input NAME { a: Int }",
];

/** Fields of the first of two types whose names make the same file in any hierarchy: its page is the longer one. */
const LONG = 'film: Film\nperson(x: Int, y: [Int!]): Person @deprecated(reason: "Gone.")';

/** A letter for a number, because file names get a hyphen before a number. */
const letter = (at: number): string => String.fromCharCode("a".charCodeAt(0) + at);

/**
 * A schema in which entities share a file: ten queries, each with a type if all pages are in one folder, and three types,
 * each with another type in any hierarchy.
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
