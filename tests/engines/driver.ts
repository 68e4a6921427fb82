/** A point of the window, in CSS pixels. */
export interface Point {
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

/** A running browser. Actions apply to the window with the focus. */
export interface Driver {
  readonly version: string;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function in the page. It cannot access variables of the test. */
  run<Args extends readonly unknown[], Result>(callback: (...args: Args) => Result, ...args: Args): Promise<Result>;
  moveTo(point: Point): Promise<void>;
  clickAt(point: Point): Promise<void>;
  wheel(point: Point, deltaY: number): Promise<void>;
  /** Presses keys together. Each is a character or a value of `KeyboardEvent.key`. */
  press(keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Sets the size of the page, without the frame of the window. */
  resize(size: Size): Promise<void>;
  /** Waits for a second window, redirects all actions to it meanwhile, and closes it. */
  inSecondWindow(use: () => Promise<void>): Promise<void>;
  /** Prints the page as a PDF, if the driver can. */
  print?(): Promise<Uint8Array>;
  /** The roles that assistive technology gets for elements, if the driver can tell them. */
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
  /** Path of the program; undefined if it, or something that it needs, is not installed. */
  find(): string | undefined;
  /** @throws Error if the browser is not installed, or does not start */
  start(settings?: Settings): Promise<Driver>;
}

/** Milliseconds to wait for a condition on a busy machine. */
const PATIENCE = 20_000;
/** Milliseconds between attempts. */
const PAUSE = 40;

/**
 * Polls until there is a value.
 *
 * @param what completes the message "There is no …"
 * @throws Error after a timeout; the error of the last attempt is its cause
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
