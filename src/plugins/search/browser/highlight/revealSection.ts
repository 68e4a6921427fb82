import { unfold } from "@site/src/components/fold/fold";
import { takesKeys } from "@site/src/components/shell/focus";

/**
 * Shows the section that a result leads to, and moves the focus there, as the theme does for pages without an anchor. A
 * reader who types into a field by then keeps it.
 *
 * @param hash `#` and the id of the section, or nothing
 */
export function revealSection(hash: string): void {
  const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  // What is folded away cannot take the focus.
  unfold(target);
  if (takesKeys(document.activeElement)) return;
  if (!target.hasAttribute("tabindex")) {
    target.setAttribute("tabindex", "-1");
    target.addEventListener(
      "blur",
      () => {
        target.removeAttribute("tabindex");
      },
      { once: true },
    );
  }
  target.focus({ preventScroll: true });
}
