import { DOCUSAURUS, GQLMD, brokenLinks, codeInDocs, docusaurus, gqlmd, titles } from "./reproduction";
import type { Outcome, Reproductions, Run, Trial } from "./reproduction";

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

const KEEP_DIRECTIVES = codeInDocs("docs/guides/known-bugs.mdx", "Keep the directive pages", "keep-directives.cjs");

/** Whether the pages of directives and of their argument types are missing. */
const losesPages = ({ docs, printed: [output = ""] }: Outcome): boolean =>
  !("schema/types/directives/internal.mdx" in docs) &&
  !("schema/types/enums/level.mdx" in docs) &&
  output.includes('processing "internal": Unexpected kind: DirectiveDefinition');

const withFilter = (option: string): Trial => ({
  run: docusaurus(option),
  control: docusaurus(option, { formatter: KEEP_DIRECTIVES }),
  shows: losesPages,
});

/** Generates the page of an input type; a directive on one of its fields selects what is shown. */
const onInputField = (option: string, shown: string): Trial => {
  const withLocations = (locations: string): Run =>
    docusaurus(`${option}: ["@internal"]`, {
      files: {
        "schema.graphql": `directive @internal on ${locations} type Query { user(filter: Filter): ID } input Filter { name: String secret: String @internal }`,
      },
    });
  return {
    run: withLocations("INPUT_FIELD_DEFINITION"),
    control: withLocations("INPUT_FIELD_DEFINITION | ARGUMENT_DEFINITION"),
    shows: ({ text }) => text("schema/types/inputs/filter.mdx").includes(shown),
  };
};

/** Whether only one of two directives has an effect. `Pet` has one, `Toy` the other. */
const appliesOnlyOne = ({ docs }: Outcome): boolean =>
  "schema/types/objects/pet.mdx" in docs !== "schema/types/objects/toy.mdx" in docs;

/** Trials of flags that name two directives, in Docusaurus and without it. */
function withDirectiveFlags(flags: string): Record<string, Trial> {
  const option = flags.startsWith("--skip") ? "skipDocDirective" : "onlyDocDirective";
  const control = docusaurus(`${option}: ["@internal", "@beta"]`);
  return {
    [`docusaurus ${flags}`]: {
      run: docusaurus("", { steps: [`${DOCUSAURUS} ${flags}`] }),
      control,
      shows: appliesOnlyOne,
    },
    [`gqlmd ${flags}`]: {
      run: gqlmd('formatter: "@graphql-markdown/docusaurus/mdx"', { steps: [`${GQLMD} ${flags}`] }),
      control,
      shows: appliesOnlyOne,
    },
  };
}

/** Skips deprecated elements by an option, which the flag `--deprecated default` should override. */
const withDeprecatedFlag = (deprecated: string): Run =>
  docusaurus(`printTypeOptions: { deprecated: "${deprecated}" }`, { steps: [`${DOCUSAURUS} --deprecated default`] });

export const filters: Reproductions = {
  "bug-directive-pages": {
    skipDocDirective: withFilter('skipDocDirective: ["@internal"]'),
    onlyDocDirective: withFilter('onlyDocDirective: ["@internal"]'),
    "deprecated: skip": {
      run: docusaurus('printTypeOptions: { deprecated: "skip" }'),
      control: docusaurus('printTypeOptions: { deprecated: "SKIP" }'),
      shows: losesPages,
    },
  },
  "bug-deprecated-flag": {
    "--deprecated default": {
      run: withDeprecatedFlag("skip"),
      control: withDeprecatedFlag("SKIP"),
      shows: ({ text }) => !text("schema/types/objects/user.mdx").includes("age: Int @deprecated"),
    },
  },
  "bug-input-fields": {
    skipDocDirective: onInputField("skipDocDirective", "secret: String"),
    onlyDocDirective: onInputField("onlyDocDirective", "name: String"),
  },
  "bug-skip-list": {
    ...withDirectiveFlags("--skip @internal @beta"),
    ...withDirectiveFlags("--skip @internal --skip @beta"),
    ...withDirectiveFlags("--only @internal @beta"),
    ...withDirectiveFlags("--only @internal --only @beta"),
  },
};
