import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { project } from "../docs/markdown/files";
import { ownFiles, packages, stockFilesOf } from "./stockFiles";
import type { StockFiles } from "./stockFiles";
import { readSurface } from "./surface";
import type { Surface } from "./surface";

/** A stock file as it was when ours was compared with it. */
export interface Fingerprint {
  /** SHA-256 of the file. */
  readonly hash: string;
  /** Four characters for each line, so that the lines that another version adds and removes can be counted. */
  readonly lines: string;
}

/** What this site was last compared with. */
export interface Table {
  /** Version of each package: no other file says with which one ours was compared. */
  readonly versions: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, Fingerprint>>;
  readonly tool: Surface;
}

/** What is installed, and which files of ours depend on each stock file. */
export interface Installed extends Table {
  readonly users: StockFiles;
}

const tableFile = path.join(project, "tests/upstream/table.json");

/** The versions stand apart, since errors of the build name them. */
const versionsFile = path.join(project, "src/shared/bundler/comparedVersions.json");

/** Reads the table that was accepted last. */
export function readTable(): Table {
  const [table, versions] = [tableFile, versionsFile].map((file) => JSON.parse(readFileSync(file, "utf8")) as unknown);
  return { ...(table as Omit<Table, "versions">), versions: versions as Table["versions"] };
}

/** Accepts what is installed. */
export function writeTable({ versions, files, tool }: Table): void {
  writeFileSync(tableFile, `${JSON.stringify({ files, tool }, null, 1)}\n`);
  writeFileSync(versionsFile, `${JSON.stringify(versions, null, 2)}\n`);
}

/** Looks at the packages as they are installed. */
export async function readInstalled(): Promise<Installed> {
  const users = stockFilesOf(await ownFiles());
  const tool = readdirSync(path.join(packages, "@graphql-markdown")).map((name) => `@graphql-markdown/${name}`);
  const names = [...new Set([...[...users.keys()].map(packageOf), ...tool])].sort();
  return {
    users,
    versions: Object.fromEntries(names.map((name) => [name, versionOf(name)])),
    files: Object.fromEntries([...users.keys()].filter(exists).map((file) => [file, fingerprintOf(file)])),
    tool: await readSurface(),
  };
}

/** The package that a file is of. */
export function packageOf(file: string): string {
  return file.split("/", file.startsWith("@") ? 2 : 1).join("/");
}

function exists(file: string): boolean {
  return existsSync(path.join(packages, file));
}

function versionOf(name: string): string {
  const manifest = readFileSync(path.join(packages, name, "package.json"), "utf8");
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

function fingerprintOf(file: string): Fingerprint {
  const text = readFileSync(path.join(packages, file), "utf8");
  const digest = (part: string) => createHash("sha256").update(part);
  const lines = text.split("\n").map((line) => digest(line).digest("base64").slice(0, 4));
  return { hash: digest(text).digest("hex"), lines: lines.join("") };
}
