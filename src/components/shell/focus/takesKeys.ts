/** Whether keys pressed on an element are its own: a field, a select, or text that can be edited. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
