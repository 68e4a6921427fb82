import { constants, inflateSync } from "node:zlib";

/** What packed data begin with. */
const ZLIB = 0x78;

/** The packed streams of a PDF, as text. */
function streams(pdf: Buffer): string[] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/\bstream\r?\n/gu)]
    .map(({ index, 0: mark }) => pdf.subarray(index + mark.length, text.indexOf("endstream", index)))
    .filter((data) => data[0] === ZLIB)
    .map((data) => inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH }).toString("latin1"));
}

/** URLs that a PDF links to. */
export function printedLinks(pdf: Buffer): string[] {
  return [pdf.toString("latin1"), ...streams(pdf)].flatMap((text) =>
    [...text.matchAll(/\/URI\s*\(([^)]*)\)/gu)].map(([, url = ""]) => url),
  );
}
