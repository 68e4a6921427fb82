import type { Locator } from "@playwright/test";

/** The lines of text of each element, as they are laid out. */
export function linesOf(elements: Locator): Promise<string[][]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const lines: { top: number; text: string }[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const [at, letter] of Array.from(text.textContent ?? "").entries()) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { top, bottom, width } = range.getBoundingClientRect();
          const last = lines.at(-1);
          // A space at the end of a line has no width.
          if (width === 0) {
            if (last && /[\s\u200B]/u.test(letter)) last.text += letter;
            continue;
          }
          // Compares middles: code on a line has another top than the text beside it.
          if (last && (top + bottom) / 2 - last.top < 8) last.text += letter;
          else lines.push({ top: (top + bottom) / 2, text: letter });
        }
      }
      return lines.map(({ text }) => text);
    }),
  );
}
