import { expect, test } from "vitest";
import { isSearchHotkey, shortcutFor } from "@site/src/plugins/search/browser/ui/keys";
import type { KeyPress } from "@site/src/plugins/search/browser/ui/keys";

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
  ["MacIntel", "⌘ K"],
  ["iPhone", "⌘ K"],
  ["iPad", "⌘ K"],
  ["Win32", "Ctrl K"],
  ["Linux x86_64", "Ctrl K"],
  ["", "Ctrl K"],
])("the shortcut on %s is %s", (platform, label) => {
  expect(shortcutFor(platform).label).toBe(label);
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
  expect(isSearchHotkey(event, platform)).toBe(asks);
});
