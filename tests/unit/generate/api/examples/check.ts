import path from "node:path";
import ts from "typescript";
import { ROOT } from "../pages";
import type { Example } from "./collect";

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  noEmit: true,
  // As in the editor of somebody who pastes an example into a file of JavaScript.
  strict: false,
  skipLibCheck: true,
  types: ["node"],
};
/** What the compiler reports for names that nothing declares. */
const UNKNOWN_NAME = /^(?:Cannot find name|No value exists in scope for the shorthand property) '(\w+)'/;

/** What the compiler says of an example. */
export interface Checked {
  /** Names that the example does not declare. */
  readonly unknown: readonly string[];
  readonly problems: readonly string[];
}

/** Checks examples by type, each as a module of its own in this project. */
export function checkTypes(examples: readonly Example[]): ReadonlyMap<string, Checked> {
  const files = new Map(examples.map(({ code }, at) => [path.join(ROOT, `example-${String(at)}.ts`), code]));
  const host = ts.createCompilerHost(OPTIONS);
  host.fileExists = (file) => files.has(file) || ts.sys.fileExists(file);
  // Without the export, the file would be a script that shares its names with the others.
  host.readFile = (file) => (files.has(file) ? `${files.get(file) ?? ""}\nexport {};\n` : ts.sys.readFile(file));
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  return new Map(
    [...files.keys()].map((file, at) => {
      const source = program.getSourceFile(file);
      const messages = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
        ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "),
      );
      const unknown = messages.flatMap((message) => UNKNOWN_NAME.exec(message)?.[1] ?? []);
      const problems = messages.filter((message) => !UNKNOWN_NAME.test(message));
      return [examples[at]?.id ?? "", { unknown: [...new Set(unknown)].sort(), problems }];
    }),
  );
}
