import { openChannel, pageOf } from "./otherTabs";
import type { Message } from "./otherTabs";
import type { Terms } from "./showTerms";

/** Results that were opened elsewhere and have not asked for their terms. */
const handed: { readonly page: string; readonly answer: Terms }[] = [];
let channel: BroadcastChannel | null = null;

function answer({ data }: MessageEvent<Message>): void {
  const at = data.answer ? -1 : handed.findIndex(({ page }) => page === data.page);
  const [found] = at === -1 ? [] : handed.splice(at, 1);
  if (!found) return;
  channel?.postMessage(found satisfies Message);
  if (handed.length > 0) return;
  channel?.close();
  channel = null;
}

/**
 * Keeps the terms of a result for the tab or window in which it opens. To be called before that opens.
 *
 * @param url of the result
 */
export function handOver(url: URL, terms: Terms): void {
  handed.push({ page: pageOf(url), answer: terms });
  channel ??= openChannel();
  if (channel) channel.onmessage = answer;
}
