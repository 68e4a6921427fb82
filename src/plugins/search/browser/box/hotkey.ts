import { isApple } from "./platform";

/** The parts of a keyboard event that decide about a hotkey. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Whether a key press asks for the search: `/`, or Ctrl+K (Cmd+K where the keyboard has that key). Shift may be held for
 * the slash, as many keyboards want it so.
 *
 * @param platform `navigator.platform`
 */
export function isSearchHotkey(press: KeyPress, platform: string): boolean {
  if (press.altKey) return false;
  if (press.key === "/") return !press.ctrlKey && !press.metaKey;
  if (press.key.toLowerCase() !== "k" || press.shiftKey) return false;
  return isApple(platform) ? press.metaKey && !press.ctrlKey : press.ctrlKey && !press.metaKey;
}

/** Whether keys pressed on an element are its own: a field, a select, or text that can be edited. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
