import { crc32, deflateRawSync } from "node:zlib";
import { Inflate, zipSync } from "fflate";
import { describe, expect, it, vi } from "vitest";
import { MAX_SOURCE_BYTES } from "@site/src/plugins/playground/browser/protocol";
import { MAX_ENTRIES } from "@site/src/plugins/playground/browser/ui/editor/sourceFile";
import { unzip } from "@site/src/plugins/playground/browser/ui/editor/unzip";
import { archive } from "./archive";
import type { HostileEntry } from "./archive";

const MEGABYTE = 1_000_000;
const DAMAGED = "hostile.zip is not a ZIP archive, or is damaged.";

/** Unpacks an archive. Returns the number of inflated bytes, including dropped ones, and the sizes of the files or an error. */
function unpack(bytes: Uint8Array): { inflated: number; result: string | Record<string, number> } {
  let inflated = 0;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with a `this` below
  const { push } = Inflate.prototype;
  vi.spyOn(Inflate.prototype, "push").mockImplementation(function count(this: Inflate, chunk, final) {
    const { ondata } = this;
    this.ondata = (data, isLast) => {
      inflated += data.length;
      ondata(data, isLast);
    };
    try {
      push.call(this, chunk, final);
    } finally {
      this.ondata = ondata;
    }
  });
  try {
    const files = unzip("hostile.zip", bytes);
    return { inflated, result: Object.fromEntries(files.map((file) => [file.name, file.bytes.length])) };
  } catch (error) {
    return { inflated, result: error instanceof Error ? error.message : String(error) };
  } finally {
    vi.restoreAllMocks();
  }
}

const resultOf = (entries: readonly HostileEntry[]): unknown => unpack(archive(entries)).result;

describe("an archive", () => {
  const a = { name: "a.graphql", text: "type A" };
  const b = { ...a, name: "b.graphql" };

  it.each<[has: string, entry: HostileEntry, comment?: string]>([
    ["a stored file", { ...a, method: 0 }],
    ["a comment that looks like another end record", a, `PK\u0005\u0006${"\0".repeat(18)} more`],
    ["sizes in data descriptors, as tools write them to a pipe", { ...a, flags: 8, local: { originalSize: 0 } }],
    ["sizes in a ZIP64 field", { ...a, local: { originalSize: 0xffffffff } }],
    ["a file in a folder named __proto__", { ...a, name: "__proto__/a.graphql" }],
    ["Unix file types and permissions", { ...a, mode: 0o100644 }],
  ])("may have %s", (_, entry, comment) => {
    expect(unpack(archive([entry], comment)).result).toEqual({ [entry.name]: 6 });
  });

  it("with thousands of entries that share one stored megabyte is rejected", () => {
    const first = { name: "a.graphql", text: "#".repeat(MEGABYTE), method: 0, crc: 0 };
    const ghost = { ...first, size: MEGABYTE, offset: 0, isGhost: true };
    for (const originalSize of [0, MEGABYTE]) {
      const many = Array.from({ length: 2000 }, (_, at) => ({ ...(at === 0 ? first : ghost), originalSize }));
      expect(resultOf(many)).toContain(DAMAGED);
    }
  });

  it("with an entry inside the bytes of another is rejected", () => {
    const inner = archive([{ name: "b.graphql", text: "type B" }]);
    const outer = { name: "a.graphql", data: inner, method: 0, originalSize: inner.length, crc: crc32(inner) };
    const ghost = { name: "b.graphql", text: "type B", offset: 30 + "a.graphql".length, isGhost: true };
    expect(resultOf([outer, ghost])).toContain(DAMAGED);
    expect(resultOf([outer])).toEqual({ "a.graphql": inner.length });
  });

  it("is rejected if its compressed bytes exceed the maximum", () => {
    const many = Array.from({ length: 13 }, (_, at) => ({
      name: `${String(at)}.graphql`,
      data: new Uint8Array(MEGABYTE),
      originalSize: 0,
    }));
    expect(resultOf(many)).toContain("have more than 12 MB");
  });

  it("is inflated only a little beyond the stated size of an entry", () => {
    const data = deflateRawSync("#".repeat(32 * MEGABYTE));
    for (const originalSize of [0, 10, MEGABYTE]) {
      const { inflated, result } = unpack(archive([{ name: "a.graphql", data, originalSize, crc: 0 }]));
      expect(result).toContain(DAMAGED);
      expect(inflated).toBeGreaterThan(originalSize);
      expect(inflated).toBeLessThan(originalSize + 5 * MEGABYTE);
    }
  });

  it("is rejected before inflation if its stated sizes are too large", () => {
    const half = { text: "#".repeat(MAX_SOURCE_BYTES / 2), crc: 0 };
    const entries = [
      { ...half, name: "a.graphql" },
      { ...half, name: "b.graphql", originalSize: MAX_SOURCE_BYTES / 2 + 1 },
    ];
    expect(unpack(archive(entries))).toEqual({
      inflated: 0,
      result: expect.stringContaining("have more than 12 MB") as string,
    });
  });

  it("may contain another archive, which is ignored", () => {
    const inner = archive([{ name: "a.graphql", text: "#".repeat(10 * MEGABYTE), crc: 0 }]);
    expect(unpack(Buffer.from(zipSync({ "inner.zip": inner })))).toEqual({ inflated: 0, result: {} });
  });

  it("may contain symbolic links in skipped folders", () => {
    const link = { text: "../a.graphql", mode: 0o120777 };
    const others = [
      "node_modules\\b\\b.graphql",
      "app\\node_modules\\b.graphql",
      "app\\.git\\b.json",
      "node_modules/b.graphql",
    ];
    const entries = [{ name: "app\\a.graphql", text: "type A" }, ...others.map((name) => ({ ...link, name }))];
    expect(resultOf(entries)).toEqual({ "app\\a.graphql": 6 });
  });

  it("is rejected if it has too many entries of any kind", () => {
    const many = Array.from({ length: MAX_ENTRIES + 1 }, (_, at) => ({ name: `${String(at)}.txt` }));
    expect(resultOf(many)).toContain("contains more than 10,000 files");
  });

  it.each<[string, readonly HostileEntry[], string]>([
    ["two files with the same name", [a, a], "hostile.zip contains a.graphql twice."],
    ["a wrong checksum", [{ ...a, crc: 1 }], DAMAGED],
    ["a stated size larger than the content", [{ ...a, originalSize: 100 }], DAMAGED],
    ["a stored file with different sizes", [{ ...a, method: 0, originalSize: 3 }], DAMAGED],
    ["files that overlap", [{ ...a, size: 60 }, b], DAMAGED],
    ["a file that reaches into the central directory", [{ ...a, method: 0, size: 40, originalSize: 40 }], DAMAGED],
    ["a file that starts beyond the end of the archive", [{ ...a, offset: 100_000 }], DAMAGED],
    ["a different name in the local header", [{ ...a, local: { name: "b.graphql" } }], DAMAGED],
    ["a different method in the local header", [{ ...a, local: { method: 0 } }], DAMAGED],
    ["a different size in the local header", [{ ...a, local: { originalSize: 1 } }], DAMAGED],
    ["ZIP64 sizes", [{ ...a, size: 0xffffffff, originalSize: 0xffffffff }], "a.graphql in ZIP64 format, for more than"],
    ["a ZIP64 offset", [{ ...a, offset: 0xffffffff }], "a.graphql in ZIP64 format, for more than 4 GB."],
    ["an encrypted file", [{ ...a, flags: 1 }], "hostile.zip contains a.graphql encrypted. Pack the schema without a"],
    ["a file encrypted with AES", [{ ...a, flags: 1, method: 99 }], "a.graphql encrypted."],
    ["a file compressed with bzip2", [{ ...a, method: 12 }], "a.graphql compressed with bzip2. Pack the schema with"],
    ["a file compressed with LZMA", [{ ...a, method: 14, flags: 2 }], "a.graphql compressed with LZMA."],
    ["an unknown method", [{ ...a, method: 77 }], "a.graphql compressed with method 77."],
    ["a symbolic link", [{ ...a, mode: 0o120777, text: "b.graphql" }], "a.graphql as a symbolic link. Pack the file"],
    ["invalid deflated data", [{ ...a, data: new Uint8Array([7, 7, 7]) }], DAMAGED],
  ])("with %s is rejected", (_, entries, sentence) => {
    expect(resultOf(entries)).toContain(sentence);
  });

  it("that is truncated anywhere is rejected", () => {
    const complete = archive([a, b]);
    for (let length = 0; length < complete.length; length += 1) {
      expect(unpack(complete.subarray(0, length)).result, String(length)).toContain(DAMAGED);
    }
  });
});
