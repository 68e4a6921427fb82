import { expect, it } from "vitest";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import { generated } from "./answers";
import { startWorker } from "./bundledWorker";

const schema = `
directive @doc(category: String) on OBJECT
directive @internal on OBJECT
directive @sample(data: String) on FIELD_DEFINITION
type Query { user: User }
type User @doc(category: "People") { name: String @sample(data: "Ann") old: Int @deprecated(reason: "Ask.") pet: Pet }
type Pet @internal { id: ID }
`;

type Result = Awaited<ReturnType<typeof generated>>;

const page = ({ files }: Result, path: string): string => files[path] ?? "";
const user = (result: Result): string => page(result, "types/objects/user.mdx");

/** A value of each option, and a check for its effect. The compiler reports a missing option. */
const effects: {
  readonly [Name in keyof PlaygroundOptions]: readonly [PlaygroundOptions[Name], (result: Result) => boolean];
} = {
  framework: ["hugo", ({ files }) => "types/objects/user.md" in files && "types/objects/_index.md" in files],
  formatter: ["takeHome", (result) => user(result).includes("<Rows>") && user(result).includes("<Sdl")],
  hierarchy: ["flat", ({ files }) => "user.mdx" in files],
  deprecated: ["skip", (result) => user(result) !== "" && !user(result).includes("old")],
  groupByDirective: [
    { directive: "doc", field: "category", fallback: "Rest" },
    ({ files }) => "people/types/objects/user.mdx" in files && "rest/types/objects/pet.mdx" in files,
  ],
  skipDocDirective: [["internal"], ({ files }) => !("types/objects/pet.mdx" in files)],
  onlyDocDirective: [["internal"], ({ files }) => !("types/objects/user.mdx" in files)],
  exampleSection: [{ directive: "sample", field: "data" }, (result) => user(result).includes("### Example")],
  typeBadges: [false, (result) => user(result) !== "" && !/<Badge class="[^"]*" text="scalar"/u.test(user(result))],
  index: [true, (result) => page(result, "types/objects/_category_.yml").includes("generated-index")],
  frontMatter: [[["draft", "true"]], (result) => /^draft: true$/mu.test(user(result))],
  pretty: [true, (result) => user(result).includes("export const Badge = (props) => (\n  <>")],
};

const worker = await startWorker();
const plain = await generated(worker, schema);

it.each(Object.entries(effects))(
  "the option %s changes the files as expected, unlike the defaults",
  async (name, row) => {
    const [value, has] = row as readonly [unknown, (result: Result) => boolean];
    expect(has(await generated(worker, schema, { [name]: value }))).toBe(true);
    expect(has(plain)).toBe(false);
  },
);

it("the reference formatter has no type badges to omit", async () => {
  const withBadges = await generated(worker, schema, { formatter: "takeHome" });
  const withoutBadges = await generated(worker, schema, { formatter: "takeHome", typeBadges: false });
  expect(withoutBadges.files).toEqual(withBadges.files);
});
