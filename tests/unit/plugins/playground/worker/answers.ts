import path from "node:path";
import { configurationOf } from "@site/src/plugins/playground/browser/config";
import type { GenerateRequest, RunResult, WorkerAnswer } from "@site/src/plugins/playground/browser/protocol";
import { optionsWith } from "../../../../playground/options";
import type { Conversation, RunningWorker } from "./bundledWorker";

type AnswerOf<Kind extends WorkerAnswer["kind"]> = Extract<WorkerAnswer, { readonly kind: Kind }>;

/**
 * Returns the last message of a conversation.
 *
 * @throws Error when it is not of the given kind
 */
export function lastOf<Kind extends WorkerAnswer["kind"]>(conversation: Conversation, kind: Kind): AnswerOf<Kind> {
  const last = conversation.at(-1);
  if (last?.kind !== kind) throw new Error(`The worker did not answer with ${kind}: ${JSON.stringify(last)}`);
  return last as AnswerOf<Kind>;
}

/**
 * Generates the pages of a schema.
 *
 * @returns texts by path, files that several pages share, the log and the facts about the schema; paths are relative to the
 *   folder of the pages
 */
export async function generated(
  worker: RunningWorker,
  source: string,
  chosen: Partial<GenerateRequest["options"]> = {},
): Promise<
  Pick<RunResult, "facts" | "shared"> & { readonly files: Readonly<Record<string, string>>; readonly log: string }
> {
  const options = optionsWith(chosen);
  const { files, shared, log, facts } = lastOf(await worker.ask({ source, options }), "files");
  const { rootPath, baseURL } = configurationOf(options).options;
  const inPages = (file: string): string => path.posix.relative(`${rootPath}/${baseURL}`, file);
  return {
    files: Object.fromEntries(files.map((file) => [inPages(file.path), file.text])),
    shared: shared.map((file) => ({ ...file, path: inPages(file.path) })),
    facts,
    log: log.join("\n"),
  };
}
