/** Whether the platform has a Command key. */
function isApple(platform: string): boolean {
  return /mac|iphone|ipad|ipod/iu.test(platform);
}

/** Keys that lead to the search box, for eyes and for `aria-keyshortcuts`. */
export interface Shortcut {
  readonly label: string;
  readonly aria: string;
}

/**
 * Names the shortcut as the keyboard of the reader has it.
 *
 * @param platform `navigator.platform`
 */
export function shortcutFor(platform: string): Shortcut {
  return isApple(platform) ? { label: "⌘ K", aria: "/ Meta+K" } : { label: "Ctrl K", aria: "/ Control+K" };
}

/** The parts of a keyboard event that decide about a hotkey. */
export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * Whether a key press asks for the search: `/`, or Ctrl+K (Cmd+K where the keyboard has that key). Shift may be held for
 * the slash, as many keyboards want it so. On a layout without Latin letters, K is where it is on others.
 *
 * @param platform `navigator.platform`
 */
export function isSearchHotkey(press: KeyPress, platform: string): boolean {
  if (press.altKey) return false;
  if (press.key === "/") return !press.ctrlKey && !press.metaKey;
  const isK = /^[a-z]$/iu.test(press.key) ? press.key.toLowerCase() === "k" : press.code === "KeyK";
  if (!isK || press.shiftKey) return false;
  return isApple(platform) ? press.metaKey && !press.ctrlKey : press.ctrlKey && !press.metaKey;
}
