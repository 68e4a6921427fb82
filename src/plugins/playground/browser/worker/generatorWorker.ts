import "./shims/node";
import { settingsOf } from "../config";
import { suspectFrom } from "../liveCode/suspect";
import { MAX_PAGES } from "../protocol";
import type { GenerateRequest, ReportAnswer, ReportRequest, WorkerAnswer } from "../protocol";
import { InvalidSchema } from "./diagnose";
import { generateFiles } from "./generateFiles";
import { checkNumber, messageFor, readSource } from "./source";
import { taskQueue } from "./taskQueue";
import { declarationOf } from "./tool/formatters";

const answer = (message: WorkerAnswer | ReportAnswer): void => {
  self.postMessage(message);
};

async function generate({ id, source: text, options }: GenerateRequest): Promise<WorkerAnswer> {
  answer({ kind: "progress", id, progress: { step: "reading" } });
  try {
    const source = readSource(text);
    const settings = settingsOf(options, source.kind);
    const result = await generateFiles(source, settings, (done, total) => {
      checkNumber("The schema", total, MAX_PAGES, "types, directives and operations");
      answer({ kind: "progress", id, progress: { step: "printing", done, total } });
    });
    const declaration = await declarationOf(settings["formatter"]);
    const files = result.files.map((file) => ({
      ...file,
      suspectFrom: suspectFrom(file, options.framework, declaration),
    }));
    return { kind: "files", id, ...result, files };
  } catch (error) {
    if (error instanceof InvalidSchema) {
      return { kind: "invalid", id, diagnostics: error.diagnostics, federation: error.federation };
    }
    return { kind: "refused", id, message: messageFor(error) };
  }
}

/** Requests run one at a time, because the tool keeps its state in variables of its modules. */
const enqueue = taskQueue();

async function report({ source, options, old }: ReportRequest): Promise<ReportAnswer> {
  try {
    const { reportOn } = await import("./report");
    return { report: await reportOn(source, options, old) };
  } catch (error) {
    return { refusal: messageFor(error) };
  }
}

self.onmessage = ({ data }: MessageEvent<GenerateRequest | ReportRequest>) => {
  void enqueue(async () => {
    answer(await ("id" in data ? generate(data) : report(data)));
  });
};
