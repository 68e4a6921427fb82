import { hasTakeHomeFormatter } from "../options";
import type { GeneratedFile } from "../protocol";
import { pageToBeginWith } from "./firstPage";
import { projectKinds } from "./kinds";
import type { ProjectKind } from "./kinds";
import { AS_DATA_HOOK } from "./mkdocs";
import { AS_DATA } from "./schemaAsData";
import { hasGraphqlrc, pagesFolderOf, TITLE, toolOf } from "./setup";
import type { Setup } from "./setup";

const SITE = "https://graphql-markdown.dev";

interface Words {
  /** What it is, as a sentence goes on after the name of the file with the schema. */
  readonly what: string;
  readonly needs: string;
  /** Where the pages are once both commands ran. */
  readonly open: string;
  /** How pages are made again after a change of the schema. */
  readonly again: string;
}

const WITH_NPM = "You need Node.js 20 or above.";

/** The texts of each kind of project. */
function wordsOf(project: ProjectKind, begin: string | undefined): Words {
  switch (project) {
    case "docusaurus":
      return {
        what: "A Docusaurus site",
        needs: WITH_NPM,
        open: "Open <http://localhost:3000>.",
        again: "`npm start` and `npm run build` generate the pages first. While the site runs, use `npm run generate`.",
      };
    case "starlight":
      return {
        what: "A site made with Astro Starlight",
        needs: WITH_NPM,
        open: "Open <http://localhost:4321>.",
        again: "`npm start` and `npm run build` generate the pages first. While the site runs, use `npm run generate`.",
      };
    case "mkdocs":
      return {
        what: "A site made with MkDocs and its theme Material",
        needs:
          "You need Python 3. If it refuses to install packages, make a virtual environment and activate it first.",
        open: "Open <http://localhost:8000>.",
        again:
          "You need Node.js 20 or above for that. Run `npm install` once, and `npm run generate` after each change of the schema.",
      };
    case "vitepress":
      return {
        what: "A site made with VitePress",
        needs: WITH_NPM,
        open: "Open <http://localhost:5173>.",
        again:
          "`npm start` and `npm run build` generate the pages first. While the site runs, use `npm run generate`, and start it again for new pages in the sidebar.",
      };
    case "markdown":
      return {
        what: "Markdown that GitHub, GitLab and editors show, without a site around it",
        needs: `${WITH_NPM} To read the pages that are there already, you need nothing.`,
        open: `${begin === undefined ? "" : `Begin with [${begin}](${begin}). `}The pages are those of the preset for MkDocs, which links from file to file.`,
        again: "Run `npm run generate` after each change of the schema.",
      };
  }
}

/** What can be changed, and where. */
function placesOf(project: ProjectKind, setup: Setup): readonly (readonly [file: string, what: string])[] {
  const tool = "the options of GraphQL-Markdown";
  const site = "the name of the site, its URL and its navigation";
  const generated = [`${pagesFolderOf(setup)}/`, "nothing: the next run overwrites your edits"] as const;
  const own = [
    [toolOf(setup).schemaFile, "your schema"],
    ...(hasGraphqlrc(setup) ? [[".graphqlrc", tool] as const] : []),
  ] as const;
  if (project === "markdown") return [...own, generated];
  const config = {
    docusaurus: "docusaurus.config.js",
    starlight: "astro.config.mjs",
    mkdocs: "mkdocs.yml",
    vitepress: "docs/.vitepress/config.mjs",
  }[project];
  return [
    ...own,
    [config, hasGraphqlrc(setup) ? site : `${tool}; ${site}`],
    ...(hasTakeHomeFormatter(setup.options)
      ? [["formatter/", "how pages are written, and how they look: its `README.md` has a map"] as const]
      : []),
    [`${toolOf(setup).options.rootPath}/index.md`, "the first page"],
    generated,
  ];
}

/** What keeps a schema from running code in the site. */
function guardOf(project: ProjectKind): string {
  if (project === "markdown")
    return "GitHub and GitLab show the pages safely. If another program makes a site of them, a description can hold HTML or\ncode that it runs: generate only from schemas that you trust.";
  const guard = {
    docusaurus: AS_DATA,
    starlight: AS_DATA,
    mkdocs: AS_DATA_HOOK,
    vitepress: "docs/.vitepress/pages.mjs",
  }[project];
  const danger = {
    docusaurus: "A schema is code where MDX is built",
    starlight: "A schema is code where MDX is built",
    mkdocs: "HTML in a description runs in the browsers of readers",
    vitepress: "A schema is code where VitePress compiles its pages",
  }[project];
  return `${danger}: generate only from schemas that you trust, or with\n\`${guard}\`, which is set up here and shows such things as text.`;
}

/**
 * The `README.md` of a project: what it is, its two commands, and what to do next.
 *
 * @param files the generated ones
 */
export function readmeOf(project: ProjectKind, setup: Setup, files: readonly GeneratedFile[]): string {
  const { what, needs, open, again } = wordsOf(project, pageToBeginWith(files));
  const rows = placesOf(project, setup).map(([file, text]) => `| \`${file}\` | ${text} |`);
  return `# ${TITLE}

${what}: a page for each entry of \`${toolOf(setup).schemaFile}\`. ${needs}

\`\`\`bash
${projectKinds[project].commands.join("\n")}
\`\`\`

${open}

## Change it

| In | Change |
| --- | --- |
${rows.join("\n")}

${again}

## Whose schema it may be

${guardOf(project)}

## Keep the pages in step with the schema

Commit all of this to GitHub, with the \`package-lock.json\` that \`npm install\` writes. From then on,
\`.github/workflows/schema-pages.yml\`

- fails a pull request whose pages are out of date,
- fails when a run writes too few pages: \`count-pages.mjs\` has the number,
- opens a pull request with new pages on working days on which they changed. For that, allow Actions to create pull requests,
  in the settings of the repository under **Actions** and **General**.

## Learn more

- [All options](${SITE}/docs/settings)
- [The workflow](${SITE}/docs/guides/continuous-integration)
- [Troubleshooting](${SITE}/docs/troubleshooting)

\`LICENSE-graphql-markdown.txt\` is for what came with this project, not for your schema and its pages.

Made with the [playground of GraphQL-Markdown](${SITE}/docs/try-it).
`;
}
