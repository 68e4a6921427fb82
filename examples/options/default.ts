import path from "node:path";
import type { ExampleOptions } from "../../src/generate/examples/options";

/** The options behind /examples/default: the tool's default hierarchy, with operations and types in separate folders. */
export default {
  schema: "examples/schemas/default/*.graphql",
  loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" },
  rootPath: "examples",
  baseURL: "default",
  linkRoot: "/examples",
  homepage: "examples/landing/default.mdx",
  // The tool takes a package name or an absolute path here.
  formatter: path.resolve("packages/reference-formatter/index.mjs"),
  pretty: true,
  printTypeOptions: {
    hierarchy: "api",
    deprecated: "group",
  },
} satisfies ExampleOptions;
