import { isKey } from "@site/src/components/shell/isKey";

function isApple(platform: string): boolean {
  return /mac|iphone|ipad|ipod/iu.test(platform);
}

/** Returns the shortcut of the search: its label for the reader's platform, and the value of `aria-keyshortcuts`. */
export function shortcutFor(platform: string): { readonly label: string; readonly aria: string } {
  return isApple(platform) ? { label: "⌘ K", aria: "/ Meta+K" } : { label: "Ctrl K", aria: "/ Control+K" };
}

/** The parts of a keyboard event that are compared with the shortcut. */
export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * Whether a key press is the shortcut of the search: `/`, or Ctrl+K (Cmd+K on Apple's platforms). Shift is allowed for
 * the slash, because many keyboards need it.
 */
export function isSearchHotkey(press: KeyPress, platform: string): boolean {
  if (press.altKey) return false;
  if (isKey(press, "/", "Slash")) return !press.ctrlKey && !press.metaKey;
  if (!isKey(press, "k", "KeyK") || press.shiftKey) return false;
  return isApple(platform) ? press.metaKey && !press.ctrlKey : press.ctrlKey && !press.metaKey;
}

/** Whether the modifiers of an event would open a link in another tab or window. */
export function opensInNewTab(event: {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}
