/**
 * Takes the presses of a reader who is faster than the scripts of the page. What needs no scripts is done at once: the link to
 * the main content, and the keys that lead to the search field and to the filter of a sidebar. A press of a button, or of
 * Enter in the field, is repeated when the page responds, unless the reader has done something else by then.
 *
 * It runs at the start of the body, from its own source text, so it uses nothing around it.
 *
 * @param focusMain moves the focus to the main content, if there is any
 */
export function keepPresses(focusMain: () => boolean): void {
  let repeat: (() => void) | undefined;
  const hydrated = new AbortController();
  const { signal } = hydrated;

  function forget(): void {
    repeat = undefined;
  }

  /** The field is there and seen on wide screens only, and not before all of the navbar is. */
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
      // On a layout without Latin letters, K is where it is on others.
      const isK = /^[a-z]$/iu.test(key) ? key.toLowerCase() === "k" : code === "KeyK";
      const asks = key === "/" ? !ctrlKey && !metaKey : isK && command && !shiftKey;
      const filter = key === "." && !ctrlKey && !metaKey && document.querySelector<HTMLElement>(".menu [type=search]");
      if (!(asks || filter) || altKey || defaultPrevented || isComposing) return;
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
      // From here on React hears of all presses, and starts the page for them.
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
      // A browser would reload the page, with an empty field.
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
