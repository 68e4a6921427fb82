/**
 * Handles presses before hydration. The skip link, and the keyboard shortcuts of the search field and the sidebar's filter,
 * work at once. A press of a button or a tab, or of Enter in the search field, is repeated after hydration, unless the reader
 * has pressed something else meanwhile. So is the shortcut of the search while there is no visible search field.
 *
 * The inline startup script contains this function's source text, so the function must use nothing outside itself.
 *
 * @param focusMain moves the focus to the main content; returns false if there is none
 */
export function recordPresses(focusMain: () => boolean): void {
  let repeat: (() => void) | undefined;
  const hydrated = new AbortController();
  const { signal } = hydrated;

  function forget(): void {
    repeat = undefined;
  }

  /** Focuses the search field; returns false on narrow screens, where it is hidden, and while the navbar is still loading. */
  function focusField(): boolean {
    const field = document.querySelector<HTMLInputElement>("[role=search] input");
    field?.focus();
    field?.select();
    return field !== null && document.activeElement === field;
  }

  function search(): void {
    if (!focusField()) document.querySelector<HTMLElement>(".navbar [aria-haspopup=dialog]")?.click();
  }

  window.addEventListener("pointerdown", forget, { signal });

  window.addEventListener(
    "keydown",
    (event) => {
      forget();
      const { key, code, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented, isComposing } = event;
      const command = /mac|iphone|ipad|ipod/iu.test(navigator.platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      // As in the search's `isKey`: where the layout has a letter of another script, the position of the key counts.
      const isKey = (sign: string, position: string): boolean =>
        /[\p{sc=Latn}\p{sc=Zyyy}]/u.test(key) ? [sign, sign.toUpperCase()].includes(key) : code === position;
      const isAlone = !ctrlKey && !metaKey;
      const isSearch = isKey("/", "Slash") ? isAlone : isKey("k", "KeyK") && command && !shiftKey;
      const filter = isKey(".", "Period") && isAlone && document.querySelector<HTMLElement>(".menu [type=search]");
      if (!(isSearch || filter) || altKey || defaultPrevented || isComposing) return;
      if (target instanceof Element && target.matches("input, textarea, select")) return;
      event.preventDefault();
      if (filter) filter.focus();
      else if (!focusField()) repeat = search;
    },
    { signal },
  );

  window.addEventListener(
    "click",
    (event) => {
      // Once hydration has started, React handles presses itself.
      if (window.docusaurusRoot || !(event.target instanceof Element)) return;
      if (event.target.closest("[href='#__docusaurus_skipToContent_fallback']")) {
        if (focusMain()) event.preventDefault();
        return;
      }
      const control = event.target.closest<HTMLElement>(
        "button:not([type=submit], [type=reset]), [role=tab], a[href='#']",
      );
      if (!control) return;
      event.preventDefault();
      repeat = () => {
        control.click();
      };
    },
    { signal },
  );

  window.addEventListener(
    "submit",
    (event) => {
      if (window.docusaurusRoot || !(event.target instanceof HTMLFormElement)) return;
      // The browser would reload the page and clear the field.
      event.preventDefault();
      const form = event.target;
      repeat = () => {
        form.requestSubmit();
      };
    },
    { signal },
  );

  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset["hasHydrated"] !== "true") return;
    observer.disconnect();
    hydrated.abort();
    repeat?.();
  }).observe(document.documentElement, { attributeFilter: ["data-has-hydrated"] });
}
