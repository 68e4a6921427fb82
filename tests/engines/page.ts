import type { Browser } from "./engine";
import type { Site } from "./site";
import { until } from "./driver/until";

/** Keys that are no characters, as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Control: "\uE009",
  Escape: "\uE00C",
  Space: " ",
  End: "\uE010",
  ArrowUp: "\uE013",
  ArrowDown: "\uE015",
};

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A window, and what a reader does in it. */
export interface Page {
  readonly browser: Browser;
  /** What the pages of the site have complained about so far. */
  readonly complaints: Site["complaints"];
  /** Opens a page of the site, and waits until it responds. */
  visit(path: string): Promise<void>;
  /** Waits until the page that is shown responds. */
  responds(): Promise<void>;
  /** Calls a function in the page; it sees nothing of what is around it here. */
  run<Args extends readonly unknown[], Result>(callback: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Path and hash that are shown. */
  url(): Promise<string>;
  /** The first element that is seen, of those that a selector finds and that have a name, by label, title or text. */
  click(selector: string, name?: string): Promise<void>;
  hover(selector: string, name?: string): Promise<void>;
  /** Moves the mouse to a place in the window, and presses it there. */
  clickAt(point: Point): Promise<void>;
  moveTo(point: Point): Promise<void>;
  wheel(point: Point, deltaY: number): Promise<void>;
  focus(selector: string): Promise<void>;
  /** Presses one key after the other; `Control+k` holds the first. */
  press(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Texts of the elements that are seen. */
  seen(selector: string): Promise<string[]>;
  /** Gives the page a size, not counting the frame of the window. */
  resize(size: Size): Promise<void>;
  /** Makes a visit in another window, and comes back. It has no toolbar, which would keep it wider than a phone. */
  inWindow(size: Size, visit: () => Promise<void>): Promise<void>;
}

/** In the page: where to click an element, or nothing while it is not seen, or is covered. */
function placeOf(selector: string, name: string | null): Point | null {
  const named = (element: Element): boolean =>
    name === null ||
    [element.getAttribute("aria-label"), element.getAttribute("title"), element.textContent.trim()].includes(name);
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && named(one),
  );
  if (!element) return null;
  const middle = (): Point => {
    // A link that is broken over two lines is clicked on its first.
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isThere = ({ x, y }: Point): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && element.contains(hit);
  };
  if (!isThere(middle())) element.scrollIntoView({ block: "center", behavior: "instant" });
  return isThere(middle()) ? middle() : null;
}

/** In the page: texts of the elements that are seen. */
function textsOf(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.innerText.trim());
}

/** Hands of a reader on the mouse and the keyboard. */
function hands({ send }: Browser) {
  const mouse = (...actions: readonly object[]): Promise<unknown> =>
    send("act", { actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }] });
  const move = (point: Point): object => ({ type: "pointerMove", duration: 0, origin: "viewport", ...point });
  const keyboard = (actions: readonly object[]): Promise<unknown> =>
    send("act", { actions: [{ type: "key", id: "keyboard", actions }] });
  const down = (value: string): object => ({ type: "keyDown", value });
  const up = (value: string): object => ({ type: "keyUp", value });
  let wheels = 0;
  return {
    moveTo: async (point: Point) => {
      await mouse(move(point));
    },
    clickAt: async (point: Point) => {
      await mouse(move(point), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 });
    },
    wheel: async (point: Point, deltaY: number) => {
      const scroll = { type: "scroll", duration: 0, origin: "viewport", ...point, deltaX: 0, deltaY };
      // WebKit's driver scrolls by the difference to what the same wheel did last.
      wheels += 1;
      await send("act", { actions: [{ type: "wheel", id: `wheel ${String(wheels)}`, actions: [scroll] }] });
    },
    press: async (...keys: readonly string[]) => {
      for (const combined of keys) {
        const values = (combined === "+" ? [combined] : combined.split("+")).map((key) => KEYS[key] ?? key);
        await keyboard([...values.map(down), ...values.toReversed().map(up)]);
      }
    },
    type: async (text: string) => {
      await keyboard(Array.from(text).flatMap((character) => [down(character), up(character)]));
    },
  };
}

/** Drives the window that a browser shows. */
export function createPage(browser: Browser, { origin, complaints }: Site): Page {
  const { send } = browser;
  const hand = hands(browser);
  const run: Page["run"] = async (callback, ...args) =>
    (await send("run", { script: `return (${callback.toString()}).apply(null, arguments)`, args })) as ReturnType<
      typeof callback
    >;
  /** Where an element has come to rest. */
  const place = async (selector: string, name: string | null = null): Promise<Point> => {
    let before: Point | null = null;
    return until(`"${selector}"${name === null ? "" : ` named "${name}"`} to be seen`, async () => {
      const last = before;
      before = await run(placeOf, selector, name);
      return before?.x === last?.x && before?.y === last?.y ? before : null;
    });
  };
  const responds = async (): Promise<void> => {
    await until("page that responds", async () =>
      (await run(() => document.documentElement.dataset["hasHydrated"])) === "true" ? true : null,
    );
  };
  const resize = async ({ width, height }: Size): Promise<void> => {
    await until(`window of ${String(width)} by ${String(height)}`, async () => {
      const now = await run(() => ({ innerWidth, innerHeight, outerWidth, outerHeight }));
      if (now.innerWidth === width && now.innerHeight === height) return now;
      await send("resize", {
        width: width + now.outerWidth - now.innerWidth,
        height: height + now.outerHeight - now.innerHeight,
      });
      return null;
    });
  };
  return {
    browser,
    complaints,
    ...hand,
    run,
    responds,
    async visit(path) {
      await send("open", { url: origin + path });
      await responds();
    },
    url: () => run(() => location.pathname + location.hash),
    async click(selector, name) {
      await hand.clickAt(await place(selector, name));
    },
    async hover(selector, name) {
      await hand.moveTo(await place(selector, name));
    },
    async focus(selector) {
      await run((what) => document.querySelector<HTMLElement>(what)?.focus(), selector);
    },
    seen: (selector) => run(textsOf, selector),
    resize,
    async inWindow(size, visit) {
      const own = await send("tab");
      await run(({ width, height }) => {
        window.open("about:blank", "", `popup,width=${String(width)},height=${String(height)}`);
      }, size);
      const handle = await until("second window", async () =>
        ((await send("tabs")) as readonly string[]).find((tab) => tab !== own),
      );
      await send("switchTo", { handle });
      try {
        await resize(size);
        await visit();
      } finally {
        await send("closeTab");
        await send("switchTo", { handle: own });
      }
    },
  };
}
