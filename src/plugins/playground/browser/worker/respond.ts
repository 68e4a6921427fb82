import type { DocumentNode } from "graphql";
import { configurationOf } from "../config";
import { MAX_PAGES, MAX_TYPES } from "../limits";
import type { Diagnostic, GenerateRequest, WorkerAnswer } from "../protocol";
import { federationFixOf } from "./diagnose/federation";
import { diagnosticsOfSchema, parseSdl } from "./diagnose/schema";
import { manyUnknownTypes } from "./diagnose/unknownTypes";
import { checkImports } from "./imports";
import { suspectFrom } from "../liveCode/suspect";
import { checkLength, checkNumber, typesIn } from "./limits";
import { declarationOf } from "./packages/formatters";
import { countPages } from "./progress";
import { messageFor } from "./refusal";
import { runTool } from "./run";
import { readSource } from "./source";
import type { SchemaSource } from "./source";
import { SchemaProblem } from "./packages/prepare";

type Send = (answer: WorkerAnswer) => void;

/** A source that can be given to the tool, or what is wrong with it. */
type Checked =
  | { readonly source: SchemaSource; readonly document: DocumentNode | undefined }
  | { readonly diagnostics: readonly Diagnostic[] };

function isDiagnostics(value: object): value is readonly Diagnostic[] {
  return Array.isArray(value);
}

function check(text: string): Checked {
  checkLength(text);
  const source = readSource(text);
  if (isDiagnostics(source)) return { diagnostics: source };
  const document = source.kind === "sdl" ? parseSdl(source.text) : undefined;
  if (document && isDiagnostics(document)) return { diagnostics: document };
  if (document) checkImports(document);
  checkNumber(typesIn(source, document), MAX_TYPES, "types");
  const unknown = document && manyUnknownTypes(document);
  if (unknown) return { diagnostics: unknown };
  return { source, document };
}

/** What is wrong with a schema that the tool did not load. */
function explain(document: DocumentNode | undefined, { cause }: SchemaProblem): readonly Diagnostic[] {
  if (!(cause instanceof Error) || cause instanceof RangeError) throw cause;
  return diagnosticsOfSchema(document, cause);
}

async function generate({ id, source: text, options }: GenerateRequest, send: Send): Promise<WorkerAnswer> {
  send({ kind: "progress", id, progress: { step: "reading" } });
  const checked = check(text);
  if ("diagnostics" in checked) return { kind: "invalid", id, diagnostics: checked.diagnostics };
  const { source, document } = checked;
  const progress = countPages((done, total) => {
    checkNumber(total, MAX_PAGES, "types, directives and operations");
    send({ kind: "progress", id, progress: { step: "printing", done, total } });
  });
  try {
    const configuration = configurationOf(options, source.kind);
    const result = await runTool(source, configuration.options, progress);
    const declaration = await declarationOf(configuration.options["formatter"]);
    const files = result.files.map((file) => ({
      ...file,
      suspectFrom: suspectFrom(file, options.framework, declaration),
    }));
    return { kind: "files", id, ...result, files };
  } catch (error) {
    if (error instanceof SchemaProblem) {
      const diagnostics = explain(document, error);
      return { kind: "invalid", id, diagnostics, federation: document && federationFixOf(document) };
    }
    throw error;
  }
}

/**
 * Answers a request of the page.
 *
 * @param request what to generate
 * @param send gets progress, then one answer of another kind; what goes wrong is an answer too
 */
export async function respond(request: GenerateRequest, send: Send): Promise<void> {
  try {
    send(await generate(request, send));
  } catch (error) {
    send({ kind: "refused", id: request.id, message: messageFor(error) });
  }
}
