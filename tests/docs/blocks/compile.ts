import path from "node:path";
import ts from "typescript";
import type { Fence } from "../fences";
import { downloads } from "@site/src/data/downloads";
import { project } from "../markdown/files";
import { fileOf } from "./roles";

const OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: false,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ["node"],
};

/** Caches the parsed declarations of packages for all programs. */
const installed = new Map<string, ts.SourceFile>();

/**
 * Compiles JavaScript and TypeScript blocks against the types of the installed packages, in one program. A block may
 * import another block of its page by its title, or a file of a folder that readers download.
 *
 * @param fences the blocks to compile
 * @param all every block of these pages
 * @returns one line for each error, with page and line
 */
export function compile(fences: readonly Fence[], all: readonly Fence[] = fences): string[] {
  const files = new Map<string, { readonly fence: Fence; readonly code: string }>();
  const roots = fences.map((fence) => {
    const folder = path.join(project, ".blocks", fence.page, String(fence.line));
    const root = path.join(folder, nameOf(fence));
    files.set(root, { fence, code: withDownloads(fence.code) });
    for (const sibling of importsOf(fence, all)) {
      files.set(path.join(folder, fileOf(sibling) ?? ""), { fence: sibling, code: sibling.code });
    }
    return root;
  });
  const program = ts.createProgram(
    roots,
    OPTIONS,
    hostFor(new Map([...files].map(([file, { code }]) => [file, code]))),
  );
  const problems = roots.flatMap((root) => ts.getPreEmitDiagnostics(program, program.getSourceFile(root)));
  return [...new Set(problems)].flatMap((problem) => {
    if (problem.file === undefined || isBrand(problem) || isRest(problem)) return [];
    const { line } = problem.file.getLineAndCharacterOfPosition(problem.start ?? 0);
    const fence = files.get(problem.file.fileName)?.fence;
    const text = ts.flattenDiagnosticMessageText(problem.messageText, " ");
    return fence === undefined ? [] : [`${fence.page}:${String(fence.line + 1 + line)}: ${text}`];
  });
}

/** Whether an error is about a branded string type of the packages, which JavaScript cannot express. The pages mention this. */
function isBrand(problem: ts.Diagnostic): boolean {
  return /_opaque|DirectiveName|ClassName|LoaderOption/u.test(
    ts.flattenDiagnosticMessageText(problem.messageText, " "),
  );
}

/** Whether the compiler mistook a rest element for an export: `const { a, ...rest } = require("b")`. */
function isRest({ code, file, start = 0 }: ts.Diagnostic): boolean {
  return code === 2305 && file?.text.slice(start - 3, start) === "...";
}

/** File name of a block. A `.js` file is a module or CommonJS depending on its code: `docusaurus.config.js` has `export`. */
function nameOf(fence: Fence): string {
  const name = fileOf(fence) ?? `block.${fence.language}`;
  const isModule = /^(?:import|export) /mu.test(fence.code);
  return name.replace(/\.([jt]s)$/u, isModule ? ".m$1" : ".c$1");
}

/** Makes a block's imports from a folder that readers download lead to that folder's source in the repository. */
function withDownloads(code: string): string {
  return Object.values(downloads).reduce(
    (text, { source, folder }) => text.replaceAll(`"./${folder}/`, `"${path.join(project, source)}/`),
    code,
  );
}

function importsOf({ page, code, line }: Fence, all: readonly Fence[]): Fence[] {
  const names = [...code.matchAll(/(?:from |require\()"\.\/([\w./-]+)"/gu)].map(([, name]) => name);
  return names.flatMap((name) => {
    const found = all.filter((fence) => fence.page === page && fileOf(fence) === name);
    return found.findLast((fence) => fence.line < line) ?? found[0] ?? [];
  });
}

function hostFor(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const folders = new Set([...files.keys()].map((file) => path.dirname(file)));
  return {
    ...host,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    readFile: (file) => files.get(file) ?? host.readFile(file),
    directoryExists: (folder) => folders.has(folder) || (host.directoryExists?.(folder) ?? true),
    getSourceFile: (file, languageVersion, ...rest) => {
      const code = files.get(file);
      if (code !== undefined) return ts.createSourceFile(file, code, languageVersion, true);
      const source = installed.get(file) ?? host.getSourceFile(file, languageVersion, ...rest);
      if (source !== undefined) installed.set(file, source);
      return source;
    },
  };
}
