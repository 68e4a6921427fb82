import type { BrowserContext, Page } from "@playwright/test";

type Listen = (this: EventTarget, type: string, listener: EventListenerOrEventListenerObject | null) => void;

/** Keeps the worker that a page starts, and the lists that a worker answers through a port of its own (Comlink). */
function tap(): void {
  globalThis.searchTaps = {};
  const taps = globalThis.searchTaps;
  const Original = globalThis.Worker;
  globalThis.Worker = class extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      taps.worker = this;
    }
  };
  const tapped = new WeakSet<MessagePort>();
  const add = Object.getOwnPropertyDescriptor(EventTarget.prototype, "addEventListener")?.value as Listen;
  MessagePort.prototype.addEventListener = function (this: MessagePort, ...parameters: Parameters<Listen>) {
    if (!tapped.has(this)) {
      tapped.add(this);
      add.call(this, "message", (event) => {
        const { value } = (event as MessageEvent<{ readonly value?: unknown }>).data;
        if (Array.isArray(value)) taps.answers?.push(value);
      });
    }
    add.apply(this, parameters);
  };
}

/** Makes functions of this benchmark run in the pages of a context: the compiler names them with a helper of its own. */
export async function prepareScripts(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: "globalThis.__name = (value) => value;" });
}

/** Listens in on the search that a loaded page is going to start; measured times come from pages without it. */
export async function listenIn(page: Page): Promise<void> {
  await page.evaluate(tap);
}
