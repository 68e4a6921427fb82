import type { Site } from "./site";

/** A page, with the actions of a reader. */
export interface Page extends Pick<
  Driver,
  "run" | "moveTo" | "clickAt" | "wheel" | "type" | "resize" | "print" | "rolesOf"
> {
  readonly complaints: Site["complaints"];
  /** Opens a page of the site, and waits until it responds. */
  visit(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Path and hash of the page. */
  url(): Promise<string>;
  /** Clicks the first visible element that matches a selector and whose label, title or text is the name, if one is given. */
  click(selector: string, name?: string): Promise<void>;
  hover(selector: string, name?: string): Promise<void>;
  focus(selector: string): Promise<void>;
  /** Presses keys one after the other. `Control+k` is a combination. */
  press(...keys: readonly string[]): Promise<void>;
  /** Texts of the visible elements. */
  seen(selector: string): Promise<string[]>;
  /** Runs a callback in a second window, and closes the window. It has no toolbar, so it can be as narrow as a phone. */
  inWindow(size: Size, use: () => Promise<void>): Promise<void>;
  /** Runs checks in the window that the last action opened, and closes the window. */
  inOpenedWindow(check: () => Promise<void>): Promise<void>;
}

/** Runs in the page: the point at which to click an element; null while it is invisible or covered. */
function pointOf(selector: string, name: string | null): Point | null {
  const hasName = (element: Element): boolean =>
    name === null ||
    [element.getAttribute("aria-label"), element.getAttribute("title"), element.textContent.trim()].includes(name);
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) => candidate.checkVisibility({ visibilityProperty: true }) && hasName(candidate),
  );
  if (!element) return null;
  const middle = (): Point => {
    // A link that wraps is clicked on its first line.
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isUncovered = ({ x, y }: Point): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && element.contains(hit);
  };
  if (!isUncovered(middle())) element.scrollIntoView({ block: "center", behavior: "instant" });
  return isUncovered(middle()) ? middle() : null;
}

/** Runs in the page: texts of the visible elements. */
function textsOf(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((candidate) => candidate.checkVisibility({ visibilityProperty: true }))
    .map((candidate) => candidate.innerText.trim());
}

/** Creates a page that a driver shows, with the actions of a reader. */
export function createPage(driver: Driver, { origin, complaints }: Site): Page {
  /** Waits until an element has stopped moving, and returns the point at which to click it. */
  const findPoint = async (selector: string, name: string | null = null): Promise<Point> => {
    let current: Point | null = null;
    return until(`"${selector}"${name === null ? "" : ` named "${name}"`} to be seen`, async () => {
      const previous = current;
      current = await driver.run(pointOf, selector, name);
      return current?.x === previous?.x && current?.y === previous?.y ? current : null;
    });
  };
  const waitForHydration = async (): Promise<void> => {
    await until("page that responds", async () =>
      (await driver.run(() => document.documentElement.dataset["hasHydrated"])) === "true" ? true : null,
    );
  };
  return {
    ...driver,
    complaints,
    async visit(path) {
      await driver.open(origin + path);
      await waitForHydration();
    },
    async reload() {
      await driver.reload();
      await waitForHydration();
    },
    back: () =>
      driver.run(() => {
        // Goes back only after this call has returned: a page that is frozen for the back/forward cache sends no reply.
        setTimeout(() => {
          history.back();
        });
      }),
    forward: () =>
      driver.run(() => {
        setTimeout(() => {
          history.forward();
        });
      }),
    url: () => driver.run(() => location.pathname + location.hash),
    async click(selector, name) {
      await driver.clickAt(await findPoint(selector, name));
    },
    async hover(selector, name) {
      await driver.moveTo(await findPoint(selector, name));
    },
    async focus(selector) {
      await driver.run((target) => document.querySelector<HTMLElement>(target)?.focus(), selector);
    },
    async press(...keys) {
      for (const key of keys) await driver.press(key.split("+"));
    },
    seen: (selector) => driver.run(textsOf, selector),
    async inWindow(size, use) {
      await driver.run(({ width, height }) => {
        window.open("about:blank", "", `popup,width=${String(width)},height=${String(height)}`);
      }, size);
      await driver.inSecondWindow(async () => {
        await driver.resize(size);
        await use();
      });
    },
    inOpenedWindow: (check) => driver.inSecondWindow(check),
  };
}

/** A point of the window, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window with space for sidebar and table of contents. */
export const WIDE: Size = { width: 1280, height: 900 };

/** The screen of a phone. */
export const NARROW: Size = { width: 390, height: 844 };

/** A running browser. Actions apply to its first window, during `inSecondWindow` to the second one. */
export interface Driver {
  readonly version: string;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function in the page. The function cannot access variables of the test. */
  run<Args extends readonly unknown[], Result>(callback: (...args: Args) => Result, ...args: Args): Promise<Result>;
  moveTo(point: Point): Promise<void>;
  clickAt(point: Point): Promise<void>;
  wheel(point: Point, deltaY: number): Promise<void>;
  /** Presses keys together. Each is a character or a value of `KeyboardEvent.key`. */
  press(keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Sets the size of the page, without the frame of the window. */
  resize(size: Size): Promise<void>;
  /** Waits for a second window, directs all actions to it while a callback runs, and closes it. */
  inSecondWindow(use: () => Promise<void>): Promise<void>;
  /** Prints the page as a PDF, if the driver can. */
  print?(): Promise<Uint8Array>;
  /** The roles of elements for assistive technology, if the driver can report them. */
  rolesOf?(selector: string): Promise<string[]>;
  stop(): Promise<void>;
}

export interface Settings {
  /** Whether the reader prefers reduced motion. */
  readonly reducedMotion?: boolean;
}

/** A browser other than Chromium, which all other tests use. */
export interface Engine {
  readonly name: string;
  /** Path of the browser; undefined if the browser, or a program that it needs, is not installed. */
  find(): string | undefined;
  /** @throws Error if the browser is not installed, or does not start */
  start(settings?: Settings): Promise<Driver>;
}

/** Milliseconds to wait for a condition on a busy machine. */
const PATIENCE = 20_000;
/** Milliseconds between attempts. */
const PAUSE = 40;

/**
 * Polls until a callback returns a value.
 *
 * @param what completes the message "There is no …"
 * @throws Error after a timeout; the error of the last attempt is its cause
 */
export async function until<T>(what: string, find: () => Promise<T | null | undefined>): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    let cause: unknown;
    try {
      const found = await find();
      if (found !== null && found !== undefined) return found;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > end) throw new Error(`There is no ${what}.`, { cause });
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
