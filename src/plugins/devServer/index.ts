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
 * Bundler plugin that reports the content of a file as a compile error, in the terminal and in the page's overlay,
 * until the file is empty. Modules are still built.
 *
 * @param file - absolute path of an existing file
 */
export function generationErrors(file: string, { WebpackError }: Bundler): { apply: (compiler: Compiler) => void } {
  return {
    apply: (compiler) => {
      compiler.hooks.afterCompile.tapPromise("GenerationErrors", async (compilation) => {
        // An error in the child compilation for the HTML file would keep the bundler from writing the file.
        if (compilation.compiler.isChild()) return;
        compilation.fileDependencies.add(file);
        const failure = await readFile(file, "utf8");
        if (failure === "") return;
        // The stack would show this code instead of the cause.
        compilation.errors.push(Object.assign(new WebpackError(failure), { hideStack: true }));
      });
    },
  };
}

/** Matches files that only a build writes: the search index and its texts, `llms.txt`, and the Markdown forms. */
const BUILD_ONLY = /^(?:search-index-[\w-]+\.json|assets\/search\/.+\.json|llms(?:-full)?\.txt|.+\.md)$/u;

const TYPES: Readonly<Record<string, string>> = {
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * Creates a middleware that serves, from the last build, the files that the development server does not write.
 *
 * @param outDir - absolute path of the folder of the build, which need not exist
 * @param baseUrl - path of the home page, with a slash at both ends
 * @returns the middleware; if the build lacks the file, it responds with status 404 and says what to do
 */
export function lastBuild(outDir: string, baseUrl: string) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    // Parsing resolves `..`, so the path does not leave the folder. Not relative to a base: `//x` would then name a host.
    const { pathname } = new URL(`http://localhost${request.url ?? ""}`);
    const name = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : "";
    if (!BUILD_ONLY.test(name)) {
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

/** URL of the loader for TypeScript. Not a package name, which Node.js would resolve from the working directory. */
const typescriptLoader = pathToFileURL(createRequire(__filename).resolve("tsx")).href;

/**
 * Creates a function that runs the generator (`src/generate/index.ts`) in a separate process, because its code may have
 * changed. Only one run is active at a time; requests during a run start one more run after it.
 *
 * @param root - absolute path of the project
 * @param errorFile - absolute path of an existing file: a failed run writes its error into it, a successful run empties it
 * @returns a function that requests a run
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
      // The bundler watches the file, so it is written only when its content changes.
      if (readFileSync(errorFile, "utf8") !== failure) writeFileSync(errorFile, failure);
      running = false;
      if (again) start();
    });
  }
  return start;
}

/** Inputs of the generated pages, relative to the project; a folder stands for all its files. */
export const GENERATED_FROM = [
  "examples/schemas",
  "examples/options",
  "examples/landing",
  "packages/reference-formatter",
  "packages/fast-relations",
  "packages/schema-report",
  "src/generate",
  "src/shared/compareNames.ts",
  "prettier.config.mjs",
  "package.json",
  "node_modules/@graphql-markdown/*/package.json",
  "node_modules/@graphql-markdown/*/{dist,src}/**/*.d.ts",
];

/**
 * Extends the development server: generates pages again when their inputs change, reports errors of the generator, and
 * serves files that only a build writes.
 *
 * @returns null in a build
 */
export default function devServer({ siteDir, generatedFilesDir, outDir, baseUrl }: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== "development") return null;
  const errorFile = path.join(generatedFilesDir, "generation-errors.txt");
  const regenerate = regenerator(siteDir, errorFile);
  let loaded = false;
  return {
    name: "dev-server",
    getPathsToWatch: () => GENERATED_FROM,
    // Docusaurus calls this at the start, when `npm start` has just generated all pages, and after each change of a watched
    // path. Nothing waits for the generator: the docs plugins reload by themselves when pages are written.
    loadContent() {
      if (loaded) regenerate();
      loaded = true;
    },
    configureWebpack(_config, _isServer, { currentBundler }) {
      // Called once, when the server starts: an error from an earlier start may no longer apply.
      writeFileSync(errorFile, "");
      return {
        plugins: [generationErrors(errorFile, currentBundler.instance)],
        devServer: {
          setupMiddlewares(middlewares: unknown[]) {
            // Docusaurus appends this result to the result of its own function, so the list must not be returned again.
            middlewares.unshift({ name: "last-build", middleware: lastBuild(outDir, baseUrl) });
            return [];
          },
        },
      };
    },
  };
}
