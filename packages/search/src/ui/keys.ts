import { useEffect } from "react";

/** A pressed key: the character that it types, and its position on the keyboard. */
type Key = Pick<KeyboardEvent, "key" | "code">;

/**
 * Whether a key press is a given key of a shortcut.
 *
 * @param character that the key types, in lower case
 * @param position `code` of the key, which is compared instead if the pressed key types a letter of another script
 */
export function isKey({ key, code }: Key, character: string, position: string): boolean {
  const isLatinOrCommon = /[\p{Script=Latin}\p{Script=Common}]/u.test(key);
  return isLatinOrCommon ? [character, character.toUpperCase()].includes(key) : code === position;
}

/**
 * Whether a key press belongs to text that is being composed, and so must do nothing else. Safari sends the Enter that ends a
 * composition only after its end, but with key code 229, which all keys of a composition have:
 * https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
export function isComposing(event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari has no other sign
  return event.isComposing || event.keyCode === 229;
}

/** Whether an element handles typed keys itself: a field, a select, or editable text. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

/**
 * Calls `onPress` when the reader presses a keyboard shortcut of the page outside any field.
 *
 * @param isShortcut whether the event is the shortcut, and the shortcut applies now
 */
export function useShortcut(isShortcut: (event: KeyboardEvent) => boolean, onPress: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isComposing(event)) return;
      // The first element of the path is the real target, even inside a shadow root.
      if (takesKeys(event.composedPath()[0] ?? null) || !isShortcut(event)) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  });
}

function isApple(platform: string): boolean {
  return /mac|iphone|ipad|ipod/iu.test(platform);
}

const MODIFIERS = ["ctrl", "alt", "shift", "meta"] as const;

/** Lists the keys of a shortcut such as `mod+k` on the reader's platform. */
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
 * Whether a key press opens the search: `/`, or the shortcut `keymap`. Shift is allowed with the slash, because many keyboards
 * need it.
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
export function opensInNewTab(event: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "shiftKey">): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}
