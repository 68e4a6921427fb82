import { expect, test } from "vitest";
import { isSearchHotkey, shortcutFor } from "./keys.ts";
import type { KeyPress } from "./keys.ts";

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test.each([
  ["mod+k", "MacIntel", "⌘ K", "/ Meta+K"],
  ["mod+k", "iPhone", "⌘ K", "/ Meta+K"],
  ["mod+k", "iPad", "⌘ K", "/ Meta+K"],
  ["mod+k", "Win32", "Ctrl K", "/ Control+K"],
  ["mod+k", "Linux x86_64", "Ctrl K", "/ Control+K"],
  ["mod+k", "", "Ctrl K", "/ Control+K"],
  ["alt+shift+j", "Win32", "Alt Shift J", "/ Alt+Shift+J"],
  ["alt+shift+j", "MacIntel", "Alt Shift J", "/ Alt+Shift+J"],
  ["ctrl+s", "MacIntel", "Ctrl S", "/ Control+S"],
])("the shortcut %s on %s is %s", (keymap, platform, label, aria) => {
  expect(shortcutFor(keymap, platform)).toEqual({ label, aria });
});

test.each([
  ["/", press("/"), "Win32", true],
  ["Shift and /, as on many keyboards", press("/", { shiftKey: true }), "Win32", true],
  ["/ on an Arabic keyboard", press("ظ", { code: "Slash" }), "Win32", true],
  [". on a Cyrillic keyboard, at the position of / on QWERTY", press(".", { code: "Slash" }), "Win32", false],
  ["ö on a Turkish keyboard, at the position of / on QWERTY", press("ö", { code: "Slash" }), "Win32", false],
  ["Ctrl+/", press("/", { ctrlKey: true }), "Win32", false],
  ["Alt+/", press("/", { altKey: true }), "Win32", false],
  ["Ctrl+K", press("k", { ctrlKey: true }), "Win32", true],
  ["Ctrl+K under Caps Lock", press("K", { ctrlKey: true }), "Win32", true],
  ["Ctrl+Shift+K, which is the browser's", press("K", { ctrlKey: true, shiftKey: true }), "Win32", false],
  ["Ctrl+K on a Mac", press("k", { ctrlKey: true }), "MacIntel", false],
  ["Cmd+K", press("k", { metaKey: true }), "MacIntel", true],
  ["Windows+K, which is the system's", press("k", { metaKey: true }), "Win32", false],
  ["k", press("k"), "Win32", false],
  ["Ctrl+K on a Cyrillic keyboard", press("л", { code: "KeyK", ctrlKey: true }), "Win32", true],
  ["Cmd+K on a Hebrew keyboard", press("ל", { code: "KeyK", metaKey: true }), "MacIntel", true],
  ["Ctrl+K on Dvorak", press("k", { code: "KeyV", ctrlKey: true }), "Win32", true],
  ["Ctrl+T on Dvorak, at the position of K on QWERTY", press("t", { code: "KeyK", ctrlKey: true }), "Win32", false],
])("%s", (_name, event, platform, asks) => {
  expect(isSearchHotkey(event, "mod+k", platform)).toBe(asks);
});

test.each([
  ["ctrl+s", press("s", { ctrlKey: true }), true],
  ["ctrl+s", press("k", { ctrlKey: true }), false],
  ["ctrl+s", press("s", { ctrlKey: true, altKey: true }), false],
  ["ctrl+s", press("/"), true],
  // A Cyrillic keyboard has another letter on that key.
  ["ctrl+j", press("о", { code: "KeyJ", ctrlKey: true }), true],
  ["alt+shift+f", press("F", { altKey: true, shiftKey: true }), true],
])("with the keymap %s, the press %o opens the search: %s", (keymap, event, asks) => {
  expect(isSearchHotkey(event, keymap, "MacIntel")).toBe(asks);
});
