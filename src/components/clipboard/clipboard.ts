/**
 * Puts a text on the clipboard that may still be on its way. To be called within the click that asks for it: browsers take
 * a promise then, and Safari would refuse the text once it is there.
 *
 * @throws what the text is rejected with, or an error when the browser refuses
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((content) => new Blob([content], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

/**
 * Fetches a text of this site.
 *
 * @throws Error when there is no path, no answer, or none with the text
 */
export async function fetchText(path: string | undefined): Promise<string> {
  if (path === undefined) throw new Error("The page names no Markdown.");
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} is answered with status ${String(response.status)}.`);
  return response.text();
}
