/** Whether a key asks for another tab or window, as it does on a link. */
export function isElsewhere(keys: {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}): boolean {
  return keys.ctrlKey || keys.metaKey || keys.shiftKey;
}
