/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window with the navbar, the sidebar and the table of contents side by side. */
export const WIDE: Size = { width: 1280, height: 900 };

/** The screen of a phone. */
export const NARROW: Size = { width: 390, height: 844 };

/** A running browser, and the window that has the focus. */
export interface Driver {
  readonly version: string;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function in the page; it cannot use variables of the test. */
  run<Args extends readonly unknown[], Result>(callback: (...args: Args) => Result, ...args: Args): Promise<Result>;
  moveTo(point: Point): Promise<void>;
  clickAt(point: Point): Promise<void>;
  wheel(point: Point, deltaY: number): Promise<void>;
  /** Presses keys together: each name is a character, or that of `KeyboardEvent.key`. */
  press(keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Gives the page a size, not counting the frame of the window. */
  resize(size: Size): Promise<void>;
  /** Waits for a second window, uses it instead of the first, and closes it. */
  inSecondWindow(use: () => Promise<void>): Promise<void>;
  /** The page as a PDF, where the browser can print. */
  print?(): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/** How a browser is started. */
export interface Settings {
  /** Whether the reader prefers reduced motion. */
  readonly reducedMotion?: boolean;
}

/** A browser other than Chromium, which all other tests use. */
export interface Engine {
  readonly name: string;
  /** Its program; undefined when it, or something that it needs, is not installed. */
  find(): string | undefined;
  /** @throws Error if it is not installed, or does not start */
  start(settings?: Settings): Promise<Driver>;
}

/** Milliseconds that a condition may take on a busy machine. */
const PATIENCE = 20_000;
/** Milliseconds between two attempts. */
const PAUSE = 40;

/**
 * Polls until a value is found.
 *
 * @param what completes "There is no …"
 * @throws Error if none is found in time; the error of the last attempt is its cause
 */
export async function until<T>(what: string, look: () => Promise<T | null | undefined>): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    let cause: unknown;
    try {
      const found = await look();
      if (found !== null && found !== undefined) return found;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > end) throw new Error(`There is no ${what}.`, { cause });
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
