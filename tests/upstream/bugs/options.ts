import { docusaurus, DOCUSAURUS } from "./projects";
import { brokenLinks, codeInDocs, titles } from "./reproduction";
import type { Reproductions, Run, Trial } from "./reproduction";

const PAGE = "schema/types/objects/user.mdx";

/** Generates pages with the formatter of a recipe. */
const recipe = (heading: string): Run =>
  docusaurus("", { formatter: codeInDocs("docs/guides/recipes.mdx", heading, "formatter.cjs") });

const withPrefix = (run: Run): Trial => ({
  run,
  control: recipe("Show field names without their type"),
  shows: ({ text }) => text(PAGE).includes("User.<b>name</b>"),
});

const withHierarchy = (hierarchy: string): Run => docusaurus(`printTypeOptions: { hierarchy: ${hierarchy} }`);

const withRoots = (rootTypes: string): Run =>
  docusaurus(
    `loaders: { GraphQLFileLoader: { module: "@graphql-tools/graphql-file-loader", options: { rootTypes: ${rootTypes} } } }`,
  );

const inGroups = (fallback: string): Run =>
  docusaurus(`groupByDirective: { directive: "doc", field: "category"${fallback} }`);

const withDefault = (value: string): Run =>
  docusaurus("", {
    files: { "schema.graphql": `scalar Shape type Plan { id: ID } type Query { plan(shape: Shape = ${value}): Plan }` },
  });

/** Bugs in the content and the location of pages. */
export const options: Reproductions = {
  "bug-front-matter": {
    "frontMatter: false": {
      run: docusaurus("docOptions: { frontMatter: false }"),
      control: recipe("Use a heading instead of front matter"),
      shows: ({ text }) => text(PAGE).startsWith("---\nid: user\ntitle: User\n---"),
    },
  },
  "bug-prefix": {
    "parentTypePrefix: false": withPrefix(docusaurus("printTypeOptions: { parentTypePrefix: false }")),
    "--noParentType": withPrefix(docusaurus("", { steps: [`${DOCUSAURUS} --noParentType`] })),
  },
  "bug-api-names": {
    "another name": {
      run: withHierarchy('{ api: { types: "kinds" } }'),
      control: withHierarchy('"api"'),
      shows: (outcome) => "schema/kinds/objects/user.mdx" in outcome.docs && brokenLinks(outcome).length > 0,
    },
  },
  "bug-flat": {
    flat: {
      run: withHierarchy('"flat"'),
      control: withHierarchy('"entity"'),
      // The query `user` and the type `User` have the same slug.
      shows: (outcome) =>
        brokenLinks(outcome).length > 0 && titles(outcome).filter((title) => /^user$/iu.test(title)).length === 1,
    },
  },
  "bug-root-types": {
    "one root": {
      run: withRoots('{ query: "Query" }'),
      control: withRoots('{ query: "Query", mutation: "Mutation", subscription: "" }'),
      shows: (outcome) => titles(outcome).includes("user") && !titles(outcome).includes("rename"),
    },
  },
  "bug-group-badge": {
    "a fallback": {
      run: inGroups(', fallback: "Other"'),
      control: inGroups(""),
      shows: ({ text }) =>
        /<b>String<\/b>.*<Badge [^>]*text="other"/u.test(text("schema/people/types/objects/user.mdx")),
    },
  },
  "bug-object-default": {
    "an object": {
      run: withDefault("{ width: 2 }"),
      control: withDefault('"small"'),
      shows: (outcome) => titles(outcome).includes("Plan") && !titles(outcome).includes("plan"),
    },
  },
};
