import { readFile } from "node:fs/promises";
import type { ConfigureWebpackUtils, LoadContext, Plugin } from "@docusaurus/types";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { fork } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import process from "node:process";
import { pathToFileURL } from "node:url";

type Bundler = ConfigureWebpackUtils["currentBundler"]["instance"];
type Compiler = InstanceType<Bundler["Compiler"]>;

/**
 * A plugin of the bundler that makes an error of what a file says, so that it stands in the terminal and in the page's
 * overlay until the file is empty. The modules are built all the same.
 *
 * @param file - absolute path; it must exist
 */
export function generationErrors(file: string, { WebpackError }: Bundler): { apply: (compiler: Compiler) => void } {
  return {
    apply: (compiler) => {
      compiler.hooks.afterCompile.tapPromise("GenerationErrors", async (compilation) => {
        // An error in a child compilation, which writes the HTML file, would keep it from being written.
        if (compilation.compiler.isChild()) return;
        compilation.fileDependencies.add(file);
        const failure = await readFile(file, "utf8");
        if (failure === "") return;
        // Where this code stands says nothing about the schema.
        compilation.errors.push(Object.assign(new WebpackError(failure), { hideStack: true }));
      });
    },
  };
}

/** What a build makes from its pages: the search index with its texts, the lists for language models and the Markdown forms. */
const MADE_BY_BUILD = /^(?:search-index-[\w-]+\.json|assets\/search\/.+\.json|llms(?:-full)?\.txt|.+\.md)$/u;

const TYPES: Readonly<Record<string, string>> = {
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * A middleware that serves what only a build makes from the last build.
 *
 * @param outDir - absolute path of the folder of that build, which need not exist
 * @param baseUrl - path of the home page, with a slash at both ends
 * @returns answers with status 404 and a sentence that says what to do when the file is not there
 */
export function lastBuild(outDir: string, baseUrl: string) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    // Parsing resolves `..`, so the path does not leave the folder.
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    const name = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : "";
    if (!MADE_BY_BUILD.test(name)) {
      next();
      return;
    }
    const content = await readFile(path.join(outDir, name)).catch(() => undefined);
    response.statusCode = content ? 200 : 404;
    response.setHeader("Content-Type", TYPES[content ? path.extname(name) : ".txt"] ?? "");
    response.end(
      content ?? `There is no ${pathname} yet: \`npm run build\` makes it, and this server shows the last build.\n`,
    );
  };
}

/** As a URL: a bare name would be looked up from the working directory. */
const typescriptLoader = pathToFileURL(createRequire(__filename).resolve("tsx")).href;

/**
 * Runs `npm run generate` in the background, in a process of its own, since the generator's code may be what has changed.
 * There is one run at a time; requests during it end in one more.
 *
 * @param root - absolute path of the project
 * @param errorFile - absolute path of an existing file, which tells why the last run failed and is empty if it did not
 * @returns starts a run, or asks for one more
 */
export function regenerator(root: string, errorFile: string): () => void {
  let running = false;
  let again = false;

  function start(): void {
    again = running;
    if (running) return;
    running = true;
    const child = fork("src/generate/index.ts", [], {
      cwd: root,
      execArgv: ["--import", typescriptLoader],
      stdio: ["ignore", "inherit", "pipe", "ipc"],
    });
    let messages = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => (messages += text));
    child.once("close", (code) => {
      if (code === 0) process.stderr.write(messages);
      const failure = code === 0 ? "" : messages.trim() || `The generator stopped without a message (${String(code)}).`;
      // The bundler watches the file, so it is written only when there is something new to show.
      if (readFileSync(errorFile, "utf8") !== failure) writeFileSync(errorFile, failure);
      running = false;
      if (again) start();
    });
  }
  return start;
}

/** What the generated pages are made from: below the project, every file of a folder. */
export const GENERATED_FROM = [
  "examples/schemas",
  "examples/options",
  "examples/landing",
  "packages/reference-formatter",
  "packages/fast-relations",
  "src/generate",
  "src/shared/compareNames.ts",
  "prettier.config.mjs",
  "package.json",
  "node_modules/@graphql-markdown/*/package.json",
  "node_modules/@graphql-markdown/*/{dist,src}/**/*.d.ts",
];

/**
 * What the development server of this site does beyond that of Docusaurus: it generates pages again when what they are
 * made from changes, shows why that failed, and serves what only a build makes. A build does without it.
 *
 * @returns nothing when the site is built
 */
export default function devServer({ siteDir, generatedFilesDir, outDir, baseUrl }: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== "development") return null;
  const errorFile = path.join(generatedFilesDir, "generation-errors.txt");
  const regenerate = regenerator(siteDir, errorFile);
  let loaded = false;
  return {
    name: "dev-server",
    getPathsToWatch: () => GENERATED_FROM,
    // Docusaurus calls this at the start, after `npm start` has generated all pages, and then after each change of a
    // watched path. It must not wait for the pages: the docs plugins reload as soon as they are written.
    loadContent() {
      if (loaded) regenerate();
      loaded = true;
    },
    configureWebpack(_config, _isServer, { currentBundler }) {
      // Once for each start of the server: an error of the last one is no longer true.
      writeFileSync(errorFile, "");
      return {
        plugins: [generationErrors(errorFile, currentBundler.instance)],
        devServer: {
          setupMiddlewares(middlewares: unknown[]) {
            // This function and that of Docusaurus are merged into one that joins the lists that they return.
            middlewares.unshift({ name: "last-build", middleware: lastBuild(outDir, baseUrl) });
            return [];
          },
        },
      };
    },
  };
}
