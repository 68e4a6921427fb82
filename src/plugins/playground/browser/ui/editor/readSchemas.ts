import { PolicyWorker } from "@site/src/plugins/contentSecurityPolicy/browser";
import { useCallback, useEffect, useState } from "react";
import { sourceKindOf } from "../../config";
import { MAX_SOURCE_BYTES } from "../../protocol";
import { answerOf } from "../answerOf";
import { messageOf } from "../words";
import { RefusedFileError, isArchive, isSchemaFile, namesOf } from "./sourceFile";
import type { SourceFile } from "./sourceFile";
import type { UnzipAnswer, UnzipRequest } from "./unzipWorker";

const megabytes = (bytes: number): string => `${String(Math.ceil(bytes / 1_000_000))} MB`;

const { compare } = new Intl.Collator("en", { numeric: true });

/** Text that is in every introspection result, and in hardly any other JSON. */
const INTROSPECTION = '"__schema"';

interface ReadSchema {
  readonly text: string;
  /** Which files were used and which were skipped; empty for one file that is not an archive. */
  readonly remark: string;
}

interface ReadFile {
  readonly name: string;
  readonly text: string;
}

/** @throws RefusedFileError when the browser cannot read the file */
function bytesOf(file: SourceFile): Promise<ArrayBuffer> {
  return file.arrayBuffer().catch((cause: unknown) => {
    throw new RefusedFileError(`${file.name} could not be read. If it is a folder, choose the files in it.`, { cause });
  });
}

async function read(file: SourceFile): Promise<ReadFile> {
  const bytes = await bytesOf(file);
  if (bytes.byteLength > file.size) {
    throw new RefusedFileError(`${file.name} grew while it was read. Choose it again.`);
  }
  try {
    return { name: file.name, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch (cause) {
    throw new RefusedFileError(`${file.name} is not text in UTF-8. Save it as SDL or JSON in that encoding.`, {
      cause,
    });
  }
}

/** @throws RefusedFileError when the files are too large together */
function checkSize(files: readonly SourceFile[]): void {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= MAX_SOURCE_BYTES) return;
  const [first] = files;
  const subject = files.length === 1 && first ? `${first.name} is` : `The ${String(files.length)} files are`;
  throw new RefusedFileError(
    `${subject} ${megabytes(size)}, and the playground takes up to ${megabytes(MAX_SOURCE_BYTES)}. Run the tool on your own machine, as this page shows.`,
  );
}

/** Writes a sentence about skipped files; empty if there are none. */
function skippedSentence(files: readonly Pick<SourceFile, "name">[], reason: string): string {
  return files.length === 0 ? "" : ` Skipped: ${namesOf(files)}, ${reason}.`;
}

/**
 * Makes one schema from several files: all SDL in one text or, without SDL, the first introspection result.
 *
 * @param files texts that may be schemas
 * @param others files to skip
 * @throws RefusedFileError when none contains a schema
 */
function join(files: readonly ReadFile[], others: readonly SourceFile[]): ReadSchema {
  const sdl = files.filter(({ name, text }) => !/\.json$/iu.test(name) && sourceKindOf(text) === "sdl");
  const json = files.filter(({ text }) => sourceKindOf(text) === "introspection" && text.includes(INTROSPECTION));
  const otherJson = files.filter((file) => !sdl.includes(file) && !json.includes(file));
  const skipped =
    skippedSentence(otherJson, "as JSON without a schema") +
    skippedSentence(others, "as only .graphql, .graphqls, .gql and .json are read");
  const [only, ...rest] = sdl.length > 0 ? sdl : json;
  if (!only) {
    const unusable = [...otherJson, ...others];
    throw new RefusedFileError(
      unusable.length === 0
        ? "There is no schema here: choose SDL or introspection JSON."
        : `None of ${namesOf(unusable)} is a schema: choose SDL or introspection JSON.`,
    );
  }
  if (sdl.length === 0) {
    const reason = "as an introspection result is a whole schema";
    return { text: only.text, remark: `Used: ${only.name}.${skippedSentence(rest, reason)}${skipped}` };
  }
  const remark =
    rest.length === 0 ? `Used: ${only.name}.` : `One schema from ${String(sdl.length)} files: ${namesOf(sdl)}.`;
  return {
    text: sdl
      .map(({ name, text }) => `# File: ${name.replaceAll(/[\s\p{Cc}]+/gu, " ")}\n${text.trimEnd()}\n`)
      .join("\n"),
    remark: `${remark}${skippedSentence(json, "as SDL and introspection results do not go together")}${skipped}`,
  };
}

/** Maximum size of an archive in bytes. An archive may contain a whole repository, not only the schema. */
const MAX_ARCHIVE_BYTES = 5 * MAX_SOURCE_BYTES;

/** Milliseconds that opening an archive may take. The largest schema takes less than one second. */
export const ARCHIVE_LIMIT = 10_000;

/**
 * Extracts the schema files of a ZIP archive, in a worker.
 *
 * @throws RefusedFileError when the file cannot be read, is too large, takes too long to open, or is refused by `unzip`
 * @throws DOMException named AbortError when the signal is aborted
 */
export async function openArchive(archive: SourceFile, signal?: AbortSignal): Promise<readonly SourceFile[]> {
  const { name, size } = archive;
  if (size > MAX_ARCHIVE_BYTES) {
    throw new RefusedFileError(
      `${name} has more than ${String(MAX_ARCHIVE_BYTES / 1_000_000)} MB. Pack only the folder with the schema.`,
    );
  }
  const request: UnzipRequest = { name, bytes: await bytesOf(archive) };
  const worker = new PolicyWorker(new URL("./unzipWorker.ts", import.meta.url), { name: "playground-unzip" });
  const options = { transfer: [request.bytes], signal, limit: ARCHIVE_LIMIT };
  const answer = await answerOf<UnzipAnswer>(worker, request, "opens archives", options).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new RefusedFileError(`${name} could not be opened. Unpack it, and choose the files in it.`, { cause });
  });
  if ("refusal" in answer) throw new RefusedFileError(answer.refusal);
  return answer.files.map(({ name: path, bytes }) => ({
    name: path,
    size: bytes.length,
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  }));
}

/** Replaces archives with the schema files in them. Opens one after another, because a folder can contain thousands. */
async function unpacked(given: readonly SourceFile[], signal: AbortSignal | undefined): Promise<readonly SourceFile[]> {
  const files = given.filter(({ name }) => !isArchive(name));
  for (const archive of given.filter(({ name }) => isArchive(name))) {
    files.push(...(await openArchive(archive, signal)));
    checkSize(files.filter(({ name }) => isSchemaFile(name)));
  }
  return files;
}

/**
 * Reads a schema from one file, or from several in the order of their names. An archive stands for the schema files in it.
 *
 * @param signal stops the opening of archives
 * @throws RefusedFileError when the files are too large, one cannot be opened or is not text, or none of several is a schema
 * @throws DOMException named AbortError when the signal is aborted
 */
export async function readSchemas(given: readonly SourceFile[], signal?: AbortSignal): Promise<ReadSchema> {
  const [only] = given;
  if (only && given.length === 1 && !isArchive(only.name)) {
    checkSize(given);
    return { text: (await read(only)).text, remark: "" };
  }
  const sorted = [...(await unpacked(given, signal))].sort((one, other) => compare(one.name, other.name));
  const schemaFiles = sorted.filter(({ name }) => isSchemaFile(name));
  checkSize(schemaFiles);
  return join(
    await Promise.all(schemaFiles.map(read)),
    sorted.filter((file) => !schemaFiles.includes(file)),
  );
}

interface Files {
  readonly isOpening: boolean;
  /** Opens files, and cancels the opening of earlier ones. */
  readonly open: (files: Promise<readonly SourceFile[]>) => void;
  readonly cancel: () => void;
}

/**
 * Opens files that the reader has chosen or dropped; a later choice cancels an earlier one.
 *
 * @param onText called with the schema in the files
 * @param onRemark called with the remark about the files that were read, or with a sentence on why none was
 */
export function useFiles(onText: (text: string) => void, onRemark: (sentence: string) => void): Files {
  const [opening, setOpening] = useState<AbortController>();
  useEffect(() => () => opening?.abort(), [opening]);

  const open = useCallback(
    (files: Promise<readonly SourceFile[]>) => {
      const controller = new AbortController();
      setOpening(controller);
      void files
        .then((all) => readSchemas(all, controller.signal))
        .catch((error: unknown) => ({ text: undefined, remark: messageOf(error) }))
        .then(({ text, remark }) => {
          if (controller.signal.aborted) return;
          onRemark(remark);
          if (text !== undefined) onText(text);
          setOpening((current) => (current === controller ? undefined : current));
        });
    },
    [onText, onRemark],
  );

  const cancel = useCallback(() => {
    setOpening(undefined);
  }, []);

  return { isOpening: opening !== undefined, open, cancel };
}
