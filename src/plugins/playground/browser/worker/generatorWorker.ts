import "./shims/node";
import { configurationOf } from "../config";
import { suspectFrom } from "../liveCode/suspect";
import { MAX_PAGES } from "../protocol";
import type { GenerateRequest, ReportAnswer, ReportRequest, WorkerAnswer } from "../protocol";
import { check, explain } from "./checkSource";
import { federationFixOf } from "./federation";
import { declarationOf } from "./tool/formatters";
import { SchemaProblem, taskQueue } from "./tool/prepare";
import { checkNumber, messageFor } from "./refusal";
import { runTool } from "./run";

const answer = (message: WorkerAnswer | ReportAnswer): void => {
  self.postMessage(message);
};

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

async function report({ source, options, old }: ReportRequest): Promise<ReportAnswer> {
  const { reportOn } = await import("./report");
  return { report: await reportOn(source, options, old) };
}

self.onmessage = ({ data }: MessageEvent<GenerateRequest | ReportRequest>) => {
  void enqueue(() =>
    "id" in data
      ? generate(data)
          .catch((error: unknown): WorkerAnswer => ({ kind: "refused", id: data.id, message: messageFor(error) }))
          .then(answer)
      : report(data)
          .catch((error: unknown): ReportAnswer => ({ refusal: messageFor(error) }))
          .then(answer),
  );
};
