import path from "node:path";
import { directiveDescriptor, directiveTag } from "@graphql-markdown/helpers";
import type { ExampleOptions } from "../../src/generate/examples/options";

/** The options behind /examples/group-by: pages grouped by `@doc(category: "…")`, with three custom directives shown. */
export default {
  schema: "examples/schemas/group-by/*.graphql",
  loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" },
  rootPath: "examples",
  baseURL: "group-by",
  linkRoot: "/examples",
  homepage: "examples/landing/group-by.mdx",
  // The tool takes a package name or an absolute path here.
  formatter: path.resolve("packages/reference-formatter/index.mjs"),
  pretty: true,
  groupByDirective: { directive: "doc", field: "category", fallback: "Common" },
  docOptions: { index: true },
  printTypeOptions: {
    hierarchy: "entity",
    deprecated: "group",
    parentTypePrefix: false,
  },
  customDirective: {
    auth: {
      tag: (directive, node) => directiveTag(directive, node, "auth"),
      descriptor: (directive, node) => directiveDescriptor(directive, node, "Callers need the role `${requires}`."),
    },
    beta: {
      tag: (directive, node) => directiveTag(directive, node, "beta"),
    },
    complexity: {
      descriptor: (directive, node) =>
        directiveDescriptor(directive, node, "Adds `${value}` to the cost of the request."),
    },
  },
} satisfies ExampleOptions;
