import { BULLET } from "./markup";

const RELATION = /^\[`[^`]+`\]\([^)]*\)\s+<Badge tone="relation">/u;

/** A paragraph of related entities, which the tool joins by bullets, as a list; `undefined` when the line is none. */
export function relationList(line: string): string[] | undefined {
  if (!RELATION.test(line)) return undefined;
  const items = line.split(BULLET).map((item) => `- ${item.trim().replaceAll(/\s{2,}/gu, " ")}`);
  return ["<RelationList>", "", ...items, "", "</RelationList>"];
}
