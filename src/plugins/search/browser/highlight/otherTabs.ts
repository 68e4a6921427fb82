/**
 * How a page that a result opens in another tab learns its terms: it asks the tabs of the site, and the one with the search
 * answers. Nothing is stored, and the URL of a result stays what it is.
 */
import { makeMarks, withoutSlash } from "./marks";
import type { Terms } from "./showTerms";

/** A page that asks for its terms, or the answer to that. */
export interface Message {
  readonly page: string;
  readonly answer?: Terms;
}

/** What tells apart two results, in both tabs. */
export function pageOf({ pathname, hash }: Pick<URL, "pathname" | "hash">): string {
  return withoutSlash(pathname) + hash;
}

/** Opens the way between the tabs, unless the browser has none or refuses it, as it does without storage. */
export function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel("search-terms");
  } catch {
    return null;
  }
}

/** Marks the terms of the search that has opened this tab, if one has. To be called when the first page is there. */
export function askForTerms(): void {
  // A tab that was opened for this page has no other entry.
  const channel = window.history.length > 1 ? null : openChannel();
  if (!channel) return;
  const page = pageOf(window.location);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const { answer } = data;
    if (!answer || data.page !== page) return;
    channel.close();
    import("./showTerms").then(
      ({ showTerms }) => {
        if (pageOf(window.location) === page) makeMarks((report) => showTerms(answer, window.location.hash, report));
      },
      // The page is whole without marks.
      () => undefined,
    );
  };
  channel.postMessage({ page } satisfies Message);
}
