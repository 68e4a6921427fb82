import type { SearchIndexFile } from "../../shared/packed";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isIndexFile(value: unknown): value is SearchIndexFile {
  if (!isRecord(value) || !Array.isArray(value["documents"]) || !isRecord(value["index"])) return false;
  const { terms, fields, content } = value["index"];
  return (
    typeof terms === "string" &&
    Array.isArray(fields) &&
    isRecord(content) &&
    typeof content["documents"] === "string" &&
    typeof content["frequencies"] === "string"
  );
}

/**
 * Fetches an index.
 *
 * @param url - its URL
 * @throws Error that says what is wrong when there is no index at that URL
 */
export async function loadIndex(url: string): Promise<SearchIndexFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server answered ${String(response.status)}`);
  const file: unknown = await response.json();
  if (!isIndexFile(file)) throw new Error("it is not a search index");
  return file;
}
