import type { Send } from "./driver/commands";

/** How a browser is started. */
export interface Settings {
  /** The reader's wish for less movement. */
  readonly reducedMotion?: boolean;
}

/** A browser that runs. */
export interface Browser {
  readonly version: string;
  readonly send: Send;
  stop(): Promise<void>;
}

/** A browser of another make than the Chromium that all other tests use. */
export interface Engine {
  readonly name: string;
  /** Its program, or `undefined` when it, or something that it needs, is not there. */
  find(): string | undefined;
  /** @throws Error if it is not there, or does not start */
  start(settings?: Settings): Promise<Browser>;
}
