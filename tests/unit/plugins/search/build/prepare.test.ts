import { describe, expect, it } from "vitest";
import { decisiveParts } from "@site/src/plugins/search/build/prepare";

describe("the parts of a page that decide about its documents", () => {
  const page = (script: string, description: string, text: string): string =>
    `<html><head><meta name="description" content="${description}"><script src="${script}"></script>` +
    `<meta http-equiv="Content-Security-Policy" content="${script}"></head>` +
    `<body><nav>${script}</nav><article>${text}</article></body></html>`;

  it("are its article and what its head says about it, not the files that it names", () => {
    const parts = decisiveParts(page("a.1.js", "A > B", "Text"));
    expect(parts.join()).toContain("A > B");
    expect(decisiveParts(page("a.2.js", "A > B", "Text"))).toEqual(parts);
    expect(decisiveParts(page("a.1.js", "A > C", "Text"))).not.toEqual(parts);
    expect(decisiveParts(page("a.1.js", "A > B", "Other"))).not.toEqual(parts);
  });

  it("are all of a page without an article", () => {
    expect(decisiveParts("<main>Text</main>")).toEqual(["<main>Text</main>"]);
  });
});
