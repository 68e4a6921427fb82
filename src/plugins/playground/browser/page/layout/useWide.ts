import { useSyncExternalStore } from "react";

/** Where the theme's pages have their sidebar beside them. */
const query = "(width > 996px)";

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", listener);
  return () => {
    media.removeEventListener("change", listener);
  };
}

/** Whether there is room for panes side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
