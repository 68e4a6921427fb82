import { parse } from "yaml";
import { DOCUSAURUS, GQLMD, codeInDocs, docusaurus, gqlmd } from "./reproduction";
import type { Files, Outcome, Reproductions, Run, Trial } from "./reproduction";

const PAGE = "schema/types/objects/user.mdx";

/** Text that `formatter` writes instead of a badge. */
const MARK = "a badge of its own";

const replacement = `formatMDXBadge: () => "${MARK}"`;
const formatter = `module.exports = { ${replacement} };\n`;

/** Generates pages with a formatter that only graphql-config names, not the options of the Docusaurus plugin. */
const fromGraphqlConfig = (command: string): Run => gqlmd("", { formatter, steps: [command] });

const extending = (preset: string): string => `const preset = require("@graphql-markdown/docusaurus/mdx");
module.exports = { ...preset, ${preset} };
`;

/** Whether the preset has written the page. */
const usesPreset = ({ text }: Outcome): boolean => text(PAGE).includes("<Badge ") && !text(PAGE).includes(MARK);

const withTag = (classname: string): Run =>
  docusaurus(`customDirective: { doc: { tag: () => ({ text: "@doc", classname: "${classname}" }) } }`);

const FRAMEWORK = '{ generatorFrameworkName: "docusaurus", generatorFrameworkVersion: "2.4.3" }';

export const formatters: Reproductions = {
  "bug-formatter-graphqlrc": {
    Docusaurus: { run: fromGraphqlConfig(DOCUSAURUS), control: fromGraphqlConfig(GQLMD), shows: usesPreset },
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
      shows: usesPreset,
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
      // The preset receives name and version only if a formatter adds them itself.
      control: docusaurus("", {
        formatter: extending(`createMDXFormatter: (meta) => preset.createMDXFormatter({ ...meta, ...${FRAMEWORK} })`),
      }),
      shows: ({ text }) => !/^:::caution/mu.test(text(PAGE)),
    },
  },
};

/** Generates pages with a formatter that has every hook. Each hook prints its name, then runs `body`. */
const withEveryHook = (body: string): Run =>
  docusaurus("", {
    formatter: `for (const name of Object.values(require("@graphql-markdown/core/event-map").EVENT_CALLBACK_MAP)) {
  exports[name] = async () => {
    console.log(\`called \${name}\`);
    ${body}
  };
}
`,
  });

const withHook = (name: string): Run =>
  docusaurus("", { formatter: `exports.${name} = async () => console.log("called");\n` });

export const hooks: Reproductions = {
  "bug-hook-errors": {
    "every hook": {
      run: withEveryHook('throw new Error("boom");'),
      control: withEveryHook('try { throw new Error("boom"); } catch (error) { console.error(error); }'),
      shows: ({ printed: [output = ""] }) =>
        output.includes("called afterLoadSchemaHook") &&
        output.includes("called afterRenderFilesHook") &&
        !output.includes("boom"),
    },
  },
  "bug-hook-never": {
    beforeRenderTypeEntitiesHook: {
      run: withHook("beforeRenderTypeEntitiesHook"),
      control: withHook("beforePrintTypeHook"),
      shows: ({ printed: [output = ""] }) =>
        /Registered MDX lifecycle handlers: \w+Hook$/mu.test(output) && !output.includes("called"),
    },
  },
};

/** Presets for which the docs show a formatter. */
type Preset = "starlight" | "fumadocs" | "honkit" | "mdbook" | "docfx";

const presetOption = (preset: Preset): string => `formatter: "@graphql-markdown/formatters/${preset}"`;

/** Makes a trial of a preset. Its control uses the formatter that the docs recommend instead. */
function trial(preset: Preset, options: string, shows: Trial["shows"], files: Files = {}): Trial {
  const formatter = codeInDocs(`docs/guides/frameworks/${preset}.mdx`, "Add the formatter", "formatter.cjs");
  return {
    run: gqlmd(`${presetOption(preset)}, ${options}`, { files }),
    control: gqlmd(options, { formatter, files }),
    shows,
  };
}

const NO_HOME = "homepage: false";
const HOME = "homepage: home/index.md";
const homeFile = { "home/index.md": "# Home\n" };

const userPage = ({ docs, text }: Outcome): string =>
  text(`schema/types/objects/user.${"schema/types/objects/user.md" in docs ? "md" : "mdx"}`);

const hasLink =
  (url: string): Trial["shows"] =>
  (outcome) =>
    userPage(outcome).includes(`](${url})`);

const hasLine =
  (line: string): Trial["shows"] =>
  (outcome) =>
    userPage(outcome).split("\n").includes(line);

function hasInvalidFrontMatter(outcome: Outcome): boolean {
  const [, text] = /^---\n([^]*?)^---$/mu.exec(userPage(outcome)) ?? [];
  if (text === undefined) throw new Error("no front matter");
  try {
    parse(text);
    return false;
  } catch {
    return true;
  }
}

function hasBrokenOverview({ docs, text }: Outcome): boolean {
  const [, target] = /\]\((schema\/[^/\n]*)\)$/mu.exec(text("SUMMARY.md")) ?? [];
  if (target === undefined) throw new Error("no overview link");
  return !(target in docs);
}

function hasRepeatedEntries({ text }: Outcome): boolean {
  const entries = text("schema/types/objects/index.md").match(/^- .*$/gmu) ?? [];
  return new Set(entries).size < entries.length;
}

const mdbook = trial("mdbook", HOME, hasBrokenOverview, homeFile);

export const presets: Reproductions = {
  "bug-preset-links": {
    starlight: trial("starlight", NO_HOME, hasLink("/schema/types/objects/pet.mdx")),
    fumadocs: trial("fumadocs", `${NO_HOME}, linkRoot: /docs`, hasLink("/docs/schema/types/objects/pet.mdx")),
    mdbook: trial("mdbook", HOME, hasLink("/schema/types/objects/pet.md"), homeFile),
    docfx: trial("docfx", HOME, hasLink("/schema/types/objects/pet"), homeFile),
  },
  "bug-starlight": {
    "a second run": {
      run: gqlmd(`${presetOption("starlight")}, ${NO_HOME}`, { steps: [GQLMD, GQLMD] }),
      control: gqlmd(`${presetOption("starlight")}, ${NO_HOME}, force: true`, { steps: [GQLMD, GQLMD] }),
      shows: hasRepeatedEntries,
    },
  },
  "bug-docfx": { docfx: trial("docfx", HOME, hasInvalidFrontMatter, homeFile) },
  "bug-mdbook": {
    "a homepage with the file name that the preset links to": mdbook,
    "the default homepage": { ...mdbook, run: gqlmd(presetOption("mdbook")) },
  },
  "bug-honkit": {
    "a reason with one line": trial("honkit", NO_HOME, hasLine("Ask them.")),
    "a reason with several lines": trial("honkit", NO_HOME, hasLine("Second line.")),
  },
};
