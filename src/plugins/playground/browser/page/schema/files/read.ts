import { sourceKindOf } from "../../../configuration/sourceKind";
import { MAX_SOURCE_BYTES } from "../../../limits";
import { openArchive } from "./archive";
import { isArchive, isSchemaFile, namesOf } from "./names";
import { RefusedFileError } from "./sourceFile";
import type { SourceFile } from "./sourceFile";

const megabytes = (bytes: number): string => `${String(Math.ceil(bytes / 1_000_000))} MB`;

const { compare } = new Intl.Collator("en", { numeric: true });

/** What JSON that is an introspection result holds, and hardly any other. */
const INTROSPECTION = '"__schema"';

/** A schema that was read. */
export interface ReadSchema {
  readonly text: string;
  /** What was taken of several files, and what was not; empty for one. */
  readonly remark: string;
}

/** A file that was read. */
interface ReadFile {
  readonly name: string;
  readonly text: string;
}

async function read(file: SourceFile): Promise<ReadFile> {
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new RefusedFileError(`${file.name} could not be read. If it is a folder, choose the files in it.`, { cause });
  });
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

/** Refuses files that are too large together. */
function checkSize(files: readonly SourceFile[]): void {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= MAX_SOURCE_BYTES) return;
  const [first] = files;
  const what = files.length === 1 && first ? `${first.name} has` : `The ${String(files.length)} files have`;
  throw new RefusedFileError(
    `${what} ${megabytes(size)}, and the playground takes up to ${megabytes(MAX_SOURCE_BYTES)}. Run the tool on your own machine, as this page shows.`,
  );
}

/** What was not taken, and why. */
function leftOut(files: readonly { readonly name: string }[], reason: string): string {
  return files.length === 0 ? "" : ` Left out: ${namesOf(files)}, ${reason}.`;
}

/** Several files as one schema: the definitions of all SDL, or the first introspection result. */
function joined(files: readonly ReadFile[], others: readonly { readonly name: string }[]): ReadSchema {
  const sdl = files.filter(({ text }) => sourceKindOf(text) === "sdl");
  const json = files.filter(({ text }) => sourceKindOf(text) === "introspection" && text.includes(INTROSPECTION));
  const data = files.filter((file) => !sdl.includes(file) && !json.includes(file));
  const unknown =
    leftOut(data, "as JSON without a schema") + leftOut(others, "as only .graphql, .graphqls, .gql and .json are read");
  const [only, ...rest] = sdl.length > 0 ? sdl : json;
  if (!only) {
    const what = [...data, ...others];
    throw new RefusedFileError(
      what.length === 0
        ? "There is no schema in it: choose SDL or introspection JSON."
        : `None of ${namesOf(what)} is a schema: choose SDL or introspection JSON.`,
    );
  }
  if (sdl.length === 0) {
    const reason = "as an introspection result is a whole schema";
    return { text: only.text, remark: `Taken: ${only.name}.${leftOut(rest, reason)}${unknown}` };
  }
  const remark =
    rest.length === 0 ? `Taken: ${only.name}.` : `One schema from ${String(sdl.length)} files: ${namesOf(sdl)}.`;
  return {
    text: sdl
      .map(({ name, text }) => `# File: ${name.replaceAll(/[\s\p{Cc}]+/gu, " ")}\n${text.trimEnd()}\n`)
      .join("\n"),
    remark: `${remark}${leftOut(json, "as SDL and introspection results do not go together")}${unknown}`,
  };
}

/** The files, with those of archives in the place of these, which are opened one by one: a folder can hold thousands. */
async function unpacked(given: readonly SourceFile[], signal: AbortSignal | undefined): Promise<readonly SourceFile[]> {
  const files = given.filter(({ name }) => !isArchive(name));
  for (const archive of given.filter(({ name }) => isArchive(name))) {
    files.push(...(await openArchive(archive, signal)));
    checkSize(files.filter(({ name }) => isSchemaFile(name)));
  }
  return files;
}

/**
 * Reads a schema from one file, or from several, whose order is that of their names. Of an archive, the schema files in it
 * count.
 *
 * @param given one or more, of any kind
 * @param signal ends the opening of archives
 * @throws RefusedFileError when they are too large, or one is no text, or none has a schema
 * @throws DOMException named AbortError when the signal is aborted
 */
export async function readSchemas(given: readonly SourceFile[], signal?: AbortSignal): Promise<ReadSchema> {
  const [only] = given;
  if (only && given.length === 1 && !isArchive(only.name)) {
    checkSize(given);
    return { text: (await read(only)).text, remark: "" };
  }
  const sorted = [...(await unpacked(given, signal))].sort((one, other) => compare(one.name, other.name));
  const wanted = sorted.filter(({ name }) => isSchemaFile(name));
  checkSize(wanted);
  return joined(
    await Promise.all(wanted.map(read)),
    sorted.filter((file) => !wanted.includes(file)),
  );
}
