/** How wide a type is once its links and escapes are gone. */
export function plainLength(markdown: string): number {
  return markdown.replace(/\]\([^)]*\)/g, "").replace(/[`\\[\]]/g, "").length;
}
