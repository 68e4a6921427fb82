function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream().pipeThrough(transform);
}

async function collect(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError(`unpacks to more than ${String(most)} bytes`);
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The letters of base64 that a URL keeps as they are. */
function toBase64Url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @throws DOMException when the text is not base64url */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** Packs a text into letters that a URL keeps as they are. The browser does it beside the page. */
export async function pack(text: string): Promise<string> {
  return toBase64Url(await collect(through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"))));
}

/**
 * Unpacks what `pack` has packed.
 *
 * @param most bytes after which it is given up: a few thousand characters can unpack to gigabytes
 * @throws RangeError when it unpacks to more
 * @throws Error when the text is damaged
 */
export async function unpack(packed: string, most: number): Promise<string> {
  const bytes = await collect(through(fromBase64Url(packed), new DecompressionStream("deflate-raw")), most);
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
