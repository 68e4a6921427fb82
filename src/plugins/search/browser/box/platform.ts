/** Keys that lead to the search box, for eyes and for `aria-keyshortcuts`. */
export interface Shortcut {
  readonly label: string;
  readonly aria: string;
}

const APPLE: Shortcut = { label: "⌘ K", aria: "/ Meta+K" };
const OTHER: Shortcut = { label: "Ctrl K", aria: "/ Control+K" };

/**
 * Names the shortcut as the keyboard of the reader has it.
 *
 * @param platform `navigator.platform`, or the platform that the user agent names
 */
export function shortcutFor(platform: string): Shortcut {
  return isApple(platform) ? APPLE : OTHER;
}

/** Whether the platform has a Command key. */
export function isApple(platform: string): boolean {
  return /mac|iphone|ipad|ipod/iu.test(platform);
}
