import type { Fence } from "../fences";

/**
 * The role of a block on its page: a command to type, a file to write, output of the tool (`excerpt`, `tree`, `terminal`), or
 * a fragment of a file.
 */
export type Role = "command" | "file" | "excerpt" | "tree" | "terminal" | "fragment" | "unchecked";

const GENERATED = /^(?:docs|content|src|website)\/.+\.(?:mdx?|ya?ml)$/u;
const WRITTEN_BY_READERS = new Set(["docs/index.md"]);

/** Path that the title of a block names. */
export function fileOf({ meta }: Fence): string | undefined {
  return meta["title"]?.replace(/ \(excerpt\)$/u, "");
}

export function roleOf(fence: Fence): Role {
  if (fence.meta["unchecked"] !== undefined) return "unchecked";
  if (fence.language === "bash") return "command";
  const file = fileOf(fence);
  if (fence.language === "text") return textRole(fence, file);
  if (file === undefined || fence.language === "diff") return "fragment";
  return GENERATED.test(file) && !WRITTEN_BY_READERS.has(file) ? "excerpt" : "file";
}

/** Whether a block shows output of the tool. */
export function isOutput(fence: Fence): boolean {
  return ["excerpt", "tree", "terminal"].includes(roleOf(fence));
}

function textRole({ code }: Fence, file: string | undefined): Role {
  if (file === "Options") return "fragment";
  if (file === undefined) return /^[\w.@/-]+\/\n/u.test(code) ? "tree" : "terminal";
  if (file === "Terminal" || file === "Output") return "terminal";
  return file.startsWith(".") ? "file" : "tree";
}
