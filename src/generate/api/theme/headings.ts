const HEADING = /^(#{3,6}) (.*?)(?: \\\{#(.+)\\\})?$/;
const EXPLICIT_ID = / \\\{#(.+)\\\}$/gm;
const FENCE = /^\s*(```|~~~)/;

interface Owner {
  readonly level: number;
  readonly id: string;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The wanted id, numbered when it is taken, and taken from now on. */
function claim(used: Set<string>, wanted: string): string {
  let id = wanted;
  for (let count = 1; used.has(id); count += 1) id = `${wanted}-${String(count)}`;
  used.add(id);
  return id;
}

/** Says of each line in turn whether it is part of a code block. */
function fenceTracker(): (line: string) => boolean {
  let open: string | undefined;
  return (line) => {
    const mark = FENCE.exec(line)?.[1];
    if (mark === undefined) return open !== undefined;
    if (open === undefined) open = mark;
    else if (open === mark) open = undefined;
    return true;
  };
}

/**
 * Gives every heading below an export ("Parameters", "Returns") an id that starts with the export's: the ids that
 * Docusaurus makes up are numbered through the page, so that a new export moves them.
 */
export function finishHeadings(markdown: string): string {
  const used = new Set(Array.from(markdown.matchAll(EXPLICIT_ID), ([, id = ""]) => id));
  const isCode = fenceTracker();
  let owners: Owner[] = [];
  const lines = markdown.split("\n").map((line) => {
    const heading = isCode(line) ? null : HEADING.exec(line);
    if (!heading) return line;
    const [, { length: level } = "", text = "", id] = heading;
    owners = owners.filter((owner) => owner.level < level);
    if (id === undefined) {
      return `${"#".repeat(level)} ${text} \\{#${claim(used, `${owners.at(-1)?.id ?? ""}-${slug(text)}`)}\\}`;
    }
    owners.push({ level, id });
    return line;
  });
  return lines.join("\n");
}
