import type { Terms } from "./highlight.ts";
import { openChannel, pageOf } from "./marks.ts";
import type { Message } from "./marks.ts";

/** The results opened in other tabs that have not requested their terms yet. */
const handedOver: { readonly page: string; readonly answer: Terms }[] = [];
let channel: BroadcastChannel | null = null;

function answerTab({ data }: MessageEvent<Message>): void {
  const at = data.answer ? -1 : handedOver.findIndex(({ page }) => page === data.page);
  const [found] = at === -1 ? [] : handedOver.splice(at, 1);
  if (!found) return;
  channel?.postMessage(found satisfies Message);
  if (handedOver.length > 0) return;
  channel?.close();
  channel = null;
}

/** Sends the terms of a result to the tab or window in which it opens, once that requests them. Call it before it opens. */
export function handOver(url: URL, terms: Terms): void {
  handedOver.push({ page: pageOf(url), answer: terms });
  channel ??= openChannel();
  if (channel) channel.onmessage = answerTab;
}
