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
  ["/", true, press("/"), "Win32"],
  ["Shift+/, as many keyboards need it,", true, press("/", { shiftKey: true }), "Win32"],
  ["/ on an Arabic keyboard", true, press("ظ", { code: "Slash" }), "Win32"],
  [". on a Cyrillic keyboard (position of / on QWERTY)", false, press(".", { code: "Slash" }), "Win32"],
  ["ö on a Turkish keyboard (position of / on QWERTY)", false, press("ö", { code: "Slash" }), "Win32"],
  ["Ctrl+/", false, press("/", { ctrlKey: true }), "Win32"],
  ["Alt+/", false, press("/", { altKey: true }), "Win32"],
  ["Ctrl+K", true, press("k", { ctrlKey: true }), "Win32"],
  ["Ctrl+K under Caps Lock", true, press("K", { ctrlKey: true }), "Win32"],
  ["Ctrl+Shift+K, a shortcut of the browser,", false, press("K", { ctrlKey: true, shiftKey: true }), "Win32"],
  ["Ctrl+K on a Mac", false, press("k", { ctrlKey: true }), "MacIntel"],
  ["Cmd+K", true, press("k", { metaKey: true }), "MacIntel"],
  ["Windows+K, a shortcut of the system,", false, press("k", { metaKey: true }), "Win32"],
  ["k", false, press("k"), "Win32"],
  ["Ctrl+K on a Cyrillic keyboard", true, press("л", { code: "KeyK", ctrlKey: true }), "Win32"],
  ["Cmd+K on a Hebrew keyboard", true, press("ל", { code: "KeyK", metaKey: true }), "MacIntel"],
  ["Ctrl+K on Dvorak", true, press("k", { code: "KeyV", ctrlKey: true }), "Win32"],
  ["Ctrl+T on Dvorak (position of K on QWERTY)", false, press("t", { code: "KeyK", ctrlKey: true }), "Win32"],
])("%s opens the search: %s", (_name, opens, event, platform) => {
  expect(isSearchHotkey(event, "mod+k", platform)).toBe(opens);
});

test.each([
  ["ctrl+s", "Ctrl+S", true, press("s", { ctrlKey: true })],
  ["ctrl+s", "Ctrl+K", false, press("k", { ctrlKey: true })],
  ["ctrl+s", "Ctrl+Alt+S", false, press("s", { ctrlKey: true, altKey: true })],
  ["ctrl+s", "/", true, press("/")],
  ["ctrl+j", "Ctrl+J on a Cyrillic keyboard", true, press("о", { code: "KeyJ", ctrlKey: true })],
  ["alt+shift+f", "Alt+Shift+F", true, press("F", { altKey: true, shiftKey: true })],
])("with the keymap %s, %s opens the search: %s", (keymap, _name, opens, event) => {
  expect(isSearchHotkey(event, keymap, "MacIntel")).toBe(opens);
});
