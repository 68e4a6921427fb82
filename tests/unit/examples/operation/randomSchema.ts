import { numbersFrom } from "../../../numbersFrom";

const SCALARS = ["String", "Int", "Float", "Boolean", "ID", "DateTime", "JSON"];
/** Only a few names, so that members of a union have fields of the same name with different types. */
const NAMES = ["id", "name", "kind", "parent", "items", "node", "nodes", "edges", "pageInfo", "total"];
const KINDS = 4;
const QUOTED = `It's "new", $5 off`;
/** Examples, most of the wrong type for their element. */
const EXAMPLES = ["7", "1.50", "many", QUOTED, '{ "id": 3, "name": "`id`", "x": true }', "[[1]]"];

/**
 * Makes a valid but unusual schema: objects without scalars, interfaces that nothing implements, circular objects and inputs,
 * lists of lists, nested required arguments, namespaces, examples, and many deprecated elements.
 *
 * @returns SDL, the same for the same seed
 */
export function randomSchema(seed: number): string {
  const below = numbersFrom(seed);
  const chance = (percent: number): boolean => below(100) < percent;
  const some = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const numbered = (name: string): string[] => Array.from({ length: KINDS }, (_, at) => `${name}${String(at)}`);

  const objects = [...numbered("Thing"), ...numbered("ThingConnection")];
  const interfaces = numbered("Face");
  const unions = numbered("Either");
  const enums = numbered("Level");
  const inputs = numbered("Data");
  const choices = numbered("Choice");

  const old = (percent: number): string => (chance(percent) ? " @deprecated" : "");
  const example = (): string => (chance(15) ? ` @example(value: ${JSON.stringify(some(EXAMPLES))})` : "");
  const wrapped = (name: string): string => {
    let type = chance(40) ? `${name}!` : name;
    for (let lists = some([0, 0, 0, 1, 1, 2]); lists > 0; lists -= 1) type = `[${type}]${chance(40) ? "!" : ""}`;
    return type;
  };
  const inputType = (): string => some([...SCALARS, ...enums, ...inputs, ...choices]);
  const argument = (name: string): string => {
    const type = wrapped(inputType());
    return `${name}: ${type}${type === "String" ? ` = ${JSON.stringify(QUOTED)}` : ""}${example()}${type.endsWith("!") ? "" : old(30)}`;
  };
  const args = (): string => {
    const names = ["first", "after", "id", "by", "sort"].filter(() => chance(25));
    return names.length > 0 ? `(${names.map(argument).join(", ")})` : "";
  };
  const outputType = (): string =>
    some([...SCALARS, ...SCALARS, ...enums, ...objects, ...objects, ...interfaces, ...unions]);
  const fieldsOf = (count: number): string[] => {
    const names = NAMES.filter(() => chance(count * 10));
    return (names.length > 0 ? names : ["items"]).map(
      (name) => `${name}${args()}: ${wrapped(outputType())}${example()}${old(25)}`,
    );
  };

  // An object has the fields of its interface unchanged, plus its own.
  const faces = new Map(interfaces.map((name) => [name, fieldsOf(2)]));
  const nameIn = (field: string): string => /^\w+/u.exec(field)?.[0] ?? "";
  const object = (name: string): string => {
    const face = chance(60) ? some(interfaces.slice(1)) : undefined;
    const shared = face === undefined ? [] : (faces.get(face) ?? []);
    const added = fieldsOf(4).filter((field) => !shared.some((each) => nameIn(each) === nameIn(field)));
    return `type ${name}${face === undefined ? "" : ` implements ${face}`} {\n${[...shared, ...added].join("\n")}\n}`;
  };
  // Required fields refer only to inputs that are defined later, so that each input is finite.
  const input = (name: string, at: number): string => {
    const later = [...SCALARS, ...enums, ...inputs.slice(at + 1)];
    const lines = ["id", "name", "inner", "rest"].map((field) =>
      chance(40)
        ? `${field}: ${some(later)}!${example()}`
        : `${field}: ${some([inputType(), `[${inputType()}!]`, `[[${inputType()}]]`])}${example()}${old(30)}`,
    );
    return `input ${name} {\n${lines.join("\n")}\n}`;
  };
  const choice = (name: string): string => {
    const lines = ["all", "not", "eq"].map(
      (field) => `${field}: ${some([inputType(), `[${inputType()}!]`])}${old(20)}`,
    );
    return `input ${name} @oneOf {\n${lines.join("\n")}\nleaf: Int\n}`;
  };
  const root = (name: string, count: number): string => {
    const fields = Array.from(
      { length: count },
      (_, at) => `do${String(at)}${args()}: ${wrapped(outputType())}${old(20)}`,
    );
    // A type is a namespace if its name ends with the name of the root type.
    const namespace = `type Shop${name} {\n${fieldsOf(3).join("\n")}\n}`;
    return `type ${name} {\n${fields.join("\n")}\nshop${args()}: ${wrapped(`Shop${name}`)}\n}\n\n${namespace}`;
  };
  return [
    "directive @example(value: String) on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | SCALAR | OBJECT",
    'scalar DateTime @example(value: "2024-05-17")',
    "scalar JSON",
    root("Query", 12),
    root("Mutation", 4),
    root("Subscription", 2),
    ...[...faces].map(([name, fields]) => `interface ${name} {\n${fields.join("\n")}\n}`),
    ...objects.map(object),
    ...unions.map(
      (name) => `union ${name} = ${[...new Set([some(objects), some(objects), some(objects)])].join(" | ")}`,
    ),
    ...enums.map((name) => `enum ${name} {\nLOW${old(50)}\nHIGH${old(30)}\n}`),
    ...inputs.map(input),
    ...choices.map(choice),
  ].join("\n\n");
}
