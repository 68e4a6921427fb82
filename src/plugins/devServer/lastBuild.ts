import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";

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
