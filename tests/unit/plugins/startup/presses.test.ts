import { afterEach, describe, expect, test, vi } from "vitest";
import { FILTER_KEY, isFilterKey } from "@site/src/components/sidebar/useFilterKey";
import { isSearchHotkey } from "@site/packages/search/src/ui/keys";
import { recordPresses } from "@site/src/plugins/startup/presses";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("recordPresses", () => {
  /**
   * Presses a key on a page that has not started, and returns whether the press was handled.
   *
   * @param filter the element that `querySelector` returns
   */
  function isHandled(press: object, platform: string, filter: object | null = null): boolean {
    const listeners = new Map<string, (event: object) => void>();
    vi.stubGlobal("window", {
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    });
    vi.stubGlobal("document", { documentElement: {}, querySelector: () => filter, activeElement: {} });
    vi.stubGlobal("navigator", { platform });
    vi.stubGlobal("Element", Object);
    vi.stubGlobal(
      "MutationObserver",
      class {
        observe(): void {
          return undefined;
        }
      },
    );
    recordPresses(() => false);
    const preventDefault = vi.fn();
    listeners.get("keydown")?.({ ...press, target: null, preventDefault });
    return preventDefault.mock.calls.length > 0;
  }

  /** `key` and `code` of keys of QWERTY, Dvorak, Cyrillic, Greek, Arabic and Turkish keyboards. */
  const KEYS = [
    ["/", "Slash"],
    [".", "Period"],
    ["k", "KeyK"],
    ["K", "KeyK"],
    ["Escape", "Escape"],
    ["t", "KeyK"],
    ["k", "KeyV"],
    ["л", "KeyK"],
    ["κ", "KeyK"],
    ["ю", "Period"],
    [".", "Slash"],
    ["ظ", "Slash"],
    ["ز", "Period"],
    ["ç", "Period"],
  ] as const;

  const field = { focus: vi.fn(), select: vi.fn() };

  test.each(["Linux x86_64", "Win32", "MacIntel", "iPhone"])(
    "handles the keys of the search and of the sidebar's filter on %s",
    (platform) => {
      for (const [key, code] of KEYS) {
        for (let modifiers = 0; modifiers < 16; modifiers += 1) {
          const [ctrlKey, metaKey, altKey, shiftKey] = [1, 2, 4, 8].map((bit) => (modifiers & bit) > 0) as [
            boolean,
            boolean,
            boolean,
            boolean,
          ];
          const press = { key, code, ctrlKey, metaKey, altKey, shiftKey };
          const isSearch = isSearchHotkey(press, "mod+k", platform);
          expect(isHandled(press, platform), JSON.stringify(press)).toBe(isSearch);
          expect(isHandled(press, platform, field), JSON.stringify(press)).toBe(isSearch || isFilterKey(press));
        }
      }
    },
  );

  test("handles the key of the sidebar's filter, alone or with Shift", () => {
    const focus = vi.fn();
    expect(isHandled({ key: FILTER_KEY }, "Win32")).toBe(false);
    expect(isHandled({ key: FILTER_KEY, ctrlKey: true }, "Win32", { focus })).toBe(false);
    expect(isHandled({ key: FILTER_KEY, altKey: true }, "Win32", { focus })).toBe(false);
    expect(focus).not.toHaveBeenCalled();
    expect(isHandled({ key: FILTER_KEY, shiftKey: true }, "Win32", { focus })).toBe(true);
    expect(focus).toHaveBeenCalledOnce();
  });
});
