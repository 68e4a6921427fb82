import type { Token } from "prism-react-renderer";

export interface CodeLink {
  /** Offset of the linked name in the code. */
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

/** A part of a line with one style. */
export interface Piece {
  readonly text: string;
  /** Token types, outermost first. */
  readonly types: readonly string[];
  /** Target of the link, if the text is one. */
  readonly to?: string;
}

/**
 * Reads the links of a declaration, `10-23 /api/types/core#configoptions, 30-33 #id`.
 *
 * @throws Error when the text does not have this form, which is a bug in the generator
 */
export function parseLinks(text: string): CodeLink[] {
  return text.split(", ").map((link) => {
    const [, start, end, to] = /^(\d+)-(\d+) (\S+)$/.exec(link) ?? [];
    if (to === undefined) throw new Error(`"${link}" is not a link of a declaration`);
    return { start: Number(start), end: Number(end), to };
  });
}

/** Splits a token where links start and end: a token of plain text may contain several links. */
function cut({ types, content }: Token, offset: number, links: readonly CodeLink[]): Piece[] {
  const end = offset + content.length;
  const within = links.filter((link) => link.start >= offset && link.end <= end);
  let position = offset;
  const pieces = within.flatMap((link): Piece[] => {
    const before = content.slice(position - offset, link.start - offset);
    const text = content.slice(link.start - offset, link.end - offset);
    position = link.end;
    return [
      { text: before, types },
      { text, types, to: link.to },
    ];
  });
  return [...pieces, { text: content.slice(position - offset), types }].filter(({ text }) => text !== "");
}

/**
 * Splits the tokens of highlighted code where links start and end.
 *
 * @param lines the tokens of each line of `code`
 * @param links in the order of the code
 */
export function piecesOf(
  code: string,
  lines: readonly (readonly Token[])[],
  links: readonly CodeLink[],
): readonly Piece[][] {
  let offset = 0;
  const texts = code.split("\n");
  return lines.map((line, at) => {
    let position = offset;
    offset += (texts[at] ?? "").length + 1;
    // The highlighter represents an empty line as a token with a line break.
    if (texts[at] === "") return [];
    return line.flatMap((token) => {
      const start = position;
      position += token.content.length;
      return cut(token, start, links);
    });
  });
}
