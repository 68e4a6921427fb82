import "./shims/node";
import type { DocumentNode } from "graphql";
import { configurationOf } from "../config";
import { suspectFrom } from "../liveCode/suspect";
import { MAX_PAGES, MAX_SOURCE_BYTES, MAX_TYPES } from "../protocol";
import type { Diagnostic, GenerateRequest, WorkerAnswer } from "../protocol";
import { diagnosticsOfSchema, manyUnknownTypes, parseSdl } from "./diagnose";
import { federationFixOf } from "./federation";
import { declarationOf } from "./packages/formatters";
import { SchemaProblem, taskQueue } from "./packages/prepare";
import { checkImports, checkNumber, messageFor, typesIn } from "./refusal";
import { runTool } from "./run";
import { readSource } from "./source";
import type { SchemaSource } from "./source";

const answer = (message: WorkerAnswer): void => {
  self.postMessage(message);
};

/** A source for the tool, or the mistakes in it. */
type Checked =
  | { readonly source: SchemaSource; readonly document: DocumentNode | undefined }
  | { readonly diagnostics: readonly Diagnostic[] };

function isDiagnostics(value: object): value is readonly Diagnostic[] {
  return Array.isArray(value);
}

function check(text: string): Checked {
  checkNumber("The source", text.length, MAX_SOURCE_BYTES, "characters");
  const source = readSource(text);
  if (isDiagnostics(source)) return { diagnostics: source };
  const document = source.kind === "sdl" ? parseSdl(source.text) : undefined;
  if (document && isDiagnostics(document)) return { diagnostics: document };
  if (document) checkImports(document);
  checkNumber("The schema", typesIn(source, document), MAX_TYPES, "types");
  const unknown = document && manyUnknownTypes(document);
  if (unknown) return { diagnostics: unknown };
  return { source, document };
}

/** Explains why the tool did not load a schema. */
function explain(document: DocumentNode | undefined, { cause }: SchemaProblem): readonly Diagnostic[] {
  if (!(cause instanceof Error) || cause instanceof RangeError) throw cause;
  return diagnosticsOfSchema(document, cause);
}

async function generate({ id, source: text, options }: GenerateRequest): Promise<WorkerAnswer> {
  answer({ kind: "progress", id, progress: { step: "reading" } });
  const checked = check(text);
  if ("diagnostics" in checked) return { kind: "invalid", id, diagnostics: checked.diagnostics };
  const { source, document } = checked;
  const { options: configuration } = configurationOf(options, source.kind);
  try {
    const result = await runTool(source, configuration, (done, total) => {
      checkNumber("The schema", total, MAX_PAGES, "types, directives and operations");
      answer({ kind: "progress", id, progress: { step: "printing", done, total } });
    });
    const declaration = await declarationOf(configuration["formatter"]);
    const files = result.files.map((file) => ({
      ...file,
      suspectFrom: suspectFrom(file, options.framework, declaration),
    }));
    return { kind: "files", id, ...result, files };
  } catch (error) {
    if (!(error instanceof SchemaProblem)) throw error;
    const diagnostics = explain(document, error);
    return { kind: "invalid", id, diagnostics, federation: document && federationFixOf(document) };
  }
}

/** Requests run one at a time, because the tool keeps its state in variables of its modules. */
const enqueue = taskQueue();

self.onmessage = ({ data }: MessageEvent<GenerateRequest>) => {
  void enqueue(() =>
    generate(data)
      .catch((error: unknown): WorkerAnswer => ({ kind: "refused", id: data.id, message: messageFor(error) }))
      .then(answer),
  );
};
