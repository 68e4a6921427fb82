/**
 * Copies text to the clipboard, even if the text is still loading. Call it synchronously in the click handler and pass the
 * promise: Safari refuses to copy once the handler has returned.
 *
 * @throws the rejection of `text`, or an error when the browser refuses
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
 * Fetches a text file of this site.
 *
 * @throws Error when the request fails
 */
export async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} returned status ${String(response.status)}.`);
  return response.text();
}
