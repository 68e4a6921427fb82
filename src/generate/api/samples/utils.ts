/** Examples for the utilities. */
export const UTILS_SAMPLES: Readonly<Record<string, string>> = {
  "utils/string#slugify": `
slugify("MediaListStatus"); // "media-list-status"`,
  "utils/url#toRelativeGeneratedDocLink": `
toRelativeGeneratedDocLink({
  baseURL: "api",
  outputDir: "docs/api",
  currentFilePath: "docs/api/operations/queries/book.md",
  targetUrlPath: "/api/types/objects/book",
});
// "../../types/objects/book.md"`,
  "utils/guards#hasArrayProperty": `
hasArrayProperty({ args: [] }, "args"); // true
hasArrayProperty({ args: "isbn" }, "args"); // false`,
  "utils/guards#hasFunctionProperty": `
hasFunctionProperty({ tag: () => ({ text: "AUTH" }) }, "tag"); // true
hasFunctionProperty({ tag: "AUTH" }, "tag"); // false`,
  "utils/guards#hasNonEmptyArrayProperty": `
hasNonEmptyArrayProperty({ args: ["isbn"] }, "args"); // true
hasNonEmptyArrayProperty({ args: [] }, "args"); // false`,
  "utils/guards#hasProperties": `
hasProperties({ name: "Book", description: "" }, "name", "description"); // true
hasProperties({ name: "Book" }, "name", "description"); // false`,
  "utils/guards#hasProperty": `
hasProperty({ name: "Book" }, "name"); // true
hasProperty("Book", "name"); // false`,
  "utils/guards#hasStringProperty": `
hasStringProperty({ description: "A book." }, "description"); // true
hasStringProperty({ description: null }, "description"); // false`,
  "utils/guards#isNonEmptyArray": `
isNonEmptyArray(["isbn"]); // true
isNonEmptyArray([]); // false`,
  "utils/guards#isTypeObject": `
isTypeObject({ name: "Book" }); // true
isTypeObject(new Date()); // true
isTypeObject(["Book"]); // false`,
};
