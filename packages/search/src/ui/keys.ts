import { isKey } from "./isKey.ts";

function isApple(platform: string): boolean {
  return /mac|iphone|ipad|ipod/iu.test(platform);
}

const MODIFIERS = ["ctrl", "alt", "shift", "meta"] as const;

/** Returns the keys of a shortcut such as `mod+k` on the reader's platform. */
function keysOf(keymap: string, platform: string): string[] {
  return keymap.replace("mod", isApple(platform) ? "meta" : "ctrl").split("+");
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * Returns the shortcut of the search: its label for the reader's platform, and the value of `aria-keyshortcuts`.
 *
 * @param keymap - such as `mod+k`
 */
export function shortcutFor(keymap: string, platform: string): { readonly label: string; readonly aria: string } {
  const keys = keysOf(keymap, platform);
  return {
    label: keys.map((key) => (key === "meta" ? "⌘" : capitalized(key))).join(" "),
    aria: `/ ${keys.map(capitalized).join("+").replace("Ctrl", "Control")}`,
  };
}

/** The parts of a keyboard event that are compared with the shortcut. */
export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * Whether a key press is the shortcut of the search: `/`, or that of the options. Shift is allowed for the slash, because
 * many keyboards need it.
 */
export function isSearchHotkey(press: KeyPress, keymap: string, platform: string): boolean {
  if (isKey(press, "/", "Slash")) return !press.altKey && !press.ctrlKey && !press.metaKey;
  const keys = keysOf(keymap, platform);
  const key = keys.at(-1) ?? "";
  return (
    isKey(press, key, `Key${key.toUpperCase()}`) &&
    MODIFIERS.every((name) => press[`${name}Key`] === keys.includes(name))
  );
}

/** Whether the modifiers of an event would open a link in another tab or window. */
export function opensInNewTab(event: {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}
