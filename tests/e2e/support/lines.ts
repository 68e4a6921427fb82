import type { Locator } from "@playwright/test";

/** Returns the lines in which each element is shown, without the content of pseudo-elements and zero-width spaces. */
export function linesOf(elements: Locator): Promise<string[][]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const lines = new Map<number, string>();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const [at, letter] of Array.from(text.textContent ?? "").entries()) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { top, width } = range.getBoundingClientRect();
          const line = Math.round(top);
          if (width > 0) lines.set(line, (lines.get(line) ?? "") + letter);
        }
      }
      return [...lines.values()];
    }),
  );
}
