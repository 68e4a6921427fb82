import { docusaurus, DOCUSAURUS, gqlmd, GQLMD } from "./projects";
import type { Outcome, Reproductions, Run } from "./reproduction";

const PAGE = "schema/types/objects/user.mdx";

/** Text that the formatter writes. */
const MARK = "a badge of its own";

const replacement = `formatMDXBadge: () => "${MARK}"`;
const formatter = `module.exports = { ${replacement} };\n`;

/** Generates pages with a formatter named in graphql-config. The Docusaurus plugin has no options. */
const fromGraphqlConfig = (command: string): Run => gqlmd("", { formatter, steps: [command] });

const extending = (preset: string): string => `const preset = require("@graphql-markdown/docusaurus/mdx");
module.exports = { ...preset, ${preset} };
`;

const isPreset = ({ text }: Outcome): boolean => text(PAGE).includes("<Badge ") && !text(PAGE).includes(MARK);

const withTag = (classname: string): Run =>
  docusaurus(`customDirective: { doc: { tag: () => ({ text: "@doc", classname: "${classname}" }) } }`);

const FRAMEWORK = '{ generatorFrameworkName: "docusaurus", generatorFrameworkVersion: "2.4.3" }';

export const formatters: Reproductions = {
  "bug-formatter-graphqlrc": {
    Docusaurus: { run: fromGraphqlConfig(DOCUSAURUS), control: fromGraphqlConfig(GQLMD), shows: isPreset },
  },
  "bug-formatter-relative": {
    "a relative path": {
      run: docusaurus('formatter: "./formatter.cjs"', { files: { "formatter.cjs": formatter } }),
      control: docusaurus("", { formatter }),
      shows: ({ docs, printed: [output = ""] }) =>
        output.includes('An error occurred while loading MDX formatter "./formatter.cjs"') && !(PAGE in docs),
    },
  },
  "bug-spread-preset": {
    "the preset of Docusaurus": {
      run: docusaurus("", { formatter: extending(replacement) }),
      control: docusaurus("", { formatter: extending(`createMDXFormatter: undefined, ${replacement}`) }),
      shows: isPreset,
    },
  },
  "bug-badge-class": {
    "badge--info": {
      run: withTag("badge--info"),
      control: withTag("info"),
      shows: ({ text }) => text(PAGE).includes("badge--badge--info"),
    },
  },
  "bug-framework-name": {
    "Docusaurus 2": {
      run: docusaurus(`docOptions: ${FRAMEWORK}`),
      // A formatter receives these two only if it adds them itself.
      control: docusaurus("", {
        formatter: extending(`createMDXFormatter: (meta) => preset.createMDXFormatter({ ...meta, ...${FRAMEWORK} })`),
      }),
      shows: ({ text }) => !/^:::caution/mu.test(text(PAGE)),
    },
  },
};
