import { afterEach, describe, expect, it, vi } from "vitest";
import { copyText, fetchText } from "@site/src/components/clipboard/clipboard";

interface Item {
  readonly "text/plain": Promise<Blob>;
}

/** Stubs a clipboard that accepts promises, like that of current browsers. */
function stubClipboard(): { readonly text: () => Promise<string> } {
  let written: Promise<string> = Promise.resolve("");
  vi.stubGlobal(
    "ClipboardItem",
    class {
      constructor(readonly item: Item) {}
    },
  );
  const write = async ([first]: readonly { readonly item: Item }[]): Promise<void> => {
    written = (first?.item["text/plain"] ?? Promise.reject(new Error("nothing"))).then((blob) => blob.text());
    await written;
  };
  vi.stubGlobal("navigator", { clipboard: { write } });
  return { text: async () => written };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("copying a text that is still loading", () => {
  it("passes the promise to the clipboard during the click", async () => {
    const { text } = stubClipboard();
    let arrive: (text: string) => void = () => undefined;
    const copied = copyText(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const written = text();
    arrive("# Title");
    await copied;
    expect(await written).toBe("# Title");
  });

  it("waits for the text if the clipboard accepts no promises", async () => {
    const writeText = vi.fn(async () => Promise.resolve());
    vi.stubGlobal("ClipboardItem", undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await copyText(Promise.resolve("# Title"));
    expect(writeText).toHaveBeenCalledExactlyOnceWith("# Title");
  });

  it("fails when the text fails to load", async () => {
    stubClipboard();
    await expect(copyText(Promise.reject(new Error("no text")))).rejects.toThrow("no text");
  });

  it("fails without a clipboard, as on a page without TLS", async () => {
    vi.stubGlobal("ClipboardItem", undefined);
    vi.stubGlobal("navigator", {});
    await expect(copyText(Promise.resolve("# Title"))).rejects.toThrow();
  });
});

describe("fetching the Markdown of a page", () => {
  it("returns the text of the response", async () => {
    vi.stubGlobal("fetch", async () => Promise.resolve(new Response("# Title")));
    expect(await fetchText("/docs/intro.md")).toBe("# Title");
  });

  it("fails when the file does not exist", async () => {
    vi.stubGlobal("fetch", async () => Promise.resolve(new Response("Not found", { status: 404 })));
    await expect(fetchText("/docs/intro.md")).rejects.toThrow("/docs/intro.md returned status 404.");
  });
});
