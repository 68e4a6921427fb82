import type { Framework } from "../options";

/** The kinds of project that can be downloaded, with the framework whose pages each has. */
export const projectKinds = {
  docusaurus: { label: "Docusaurus", framework: "docusaurus", commands: ["npm install", "npm start"] },
  starlight: { label: "Astro Starlight", framework: "starlight", commands: ["npm install", "npm start"] },
  mkdocs: {
    label: "MkDocs with Material",
    framework: "mkdocs",
    commands: ["pip install --requirement requirements.txt", "mkdocs serve"],
  },
  vitepress: { label: "VitePress", framework: "mkdocs", commands: ["npm install", "npm start"] },
  markdown: { label: "Plain Markdown", framework: "mkdocs", commands: ["npm install", "npm run generate"] },
} as const satisfies Readonly<Record<string, ProjectFacts>>;

interface ProjectFacts {
  readonly label: string;
  readonly framework: Framework;
  /** Install it and run it, from an empty folder with the project in it. */
  readonly commands: readonly [install: string, run: string];
}

export type ProjectKind = keyof typeof projectKinds;
