import { docusaurus, DOCUSAURUS, gqlmd, GQLMD } from "./projects";
import { codeInDocs } from "./reproduction";
import type { Outcome, Reproductions, Run, Trial } from "./reproduction";

const KEEP_DIRECTIVES = codeInDocs("docs/guides/known-bugs.mdx", "Keep the directive pages", "keep-directives.cjs");

/** Whether the pages of directives and of their argument types are missing. */
const losesPages = ({ docs, printed: [output = ""] }: Outcome): boolean =>
  !("schema/types/directives/internal.mdx" in docs) &&
  !("schema/types/enums/level.mdx" in docs) &&
  output.includes('processing "internal": Unexpected kind: DirectiveDefinition');

const filtered = (option: string): Trial => ({
  run: docusaurus(option),
  control: docusaurus(option, { formatter: KEEP_DIRECTIVES }),
  shows: losesPages,
});

/** Whether only one of two directives has an effect. `Pet` has one, `Toy` the other. */
const countsOne = ({ docs }: Outcome): boolean =>
  "schema/types/objects/pet.mdx" in docs !== "schema/types/objects/toy.mdx" in docs;

function listed(flags: string): Record<string, Trial> {
  const option = flags.startsWith("--skip") ? "skipDocDirective" : "onlyDocDirective";
  const control = docusaurus(`${option}: ["@internal", "@beta"]`);
  return {
    [`docusaurus ${flags}`]: { run: docusaurus("", { steps: [`${DOCUSAURUS} ${flags}`] }), control, shows: countsOne },
    [`gqlmd ${flags}`]: {
      run: gqlmd('formatter: "@graphql-markdown/docusaurus/mdx"', { steps: [`${GQLMD} ${flags}`] }),
      control,
      shows: countsOne,
    },
  };
}

/** Skips deprecated elements by an option that a flag overrides. */
const undone = (deprecated: string): Run =>
  docusaurus(`printTypeOptions: { deprecated: "${deprecated}" }`, { steps: [`${DOCUSAURUS} --deprecated default`] });

export const filters: Reproductions = {
  "bug-directive-pages": {
    skipDocDirective: filtered('skipDocDirective: ["@internal"]'),
    onlyDocDirective: filtered('onlyDocDirective: ["@internal"]'),
    "deprecated: skip": {
      run: docusaurus('printTypeOptions: { deprecated: "skip" }'),
      control: docusaurus('printTypeOptions: { deprecated: "SKIP" }'),
      shows: losesPages,
    },
  },
  "bug-deprecated-flag": {
    "--deprecated default": {
      run: undone("skip"),
      control: undone("SKIP"),
      shows: ({ text }) => !text("schema/types/objects/user.mdx").includes("age: Int @deprecated"),
    },
  },
  "bug-skip-list": {
    ...listed("--skip @internal @beta"),
    ...listed("--skip @internal --skip @beta"),
    ...listed("--only @internal @beta"),
    ...listed("--only @internal --only @beta"),
  },
};
