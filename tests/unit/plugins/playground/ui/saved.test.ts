// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { RenderHookResult } from "@testing-library/react";
import { deflateSync, strFromU8, strToU8 } from "fflate";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import { leaveDevice, packInput, restoreTab, saveInTab } from "@site/src/plugins/playground/browser/ui/saved/saved";
import { useSaved } from "@site/src/plugins/playground/browser/ui/saved/useSaved";
import type { Saved } from "@site/src/plugins/playground/browser/ui/saved/useSaved";
import type { PlaygroundInput } from "@site/src/plugins/playground/browser/protocol";
import { bigSchema } from "../../../../playground/bigSchema";

const FILMS: PlaygroundInput = { source: "type Query { film: Film }", options: defaultOptions };
const BOOKS: PlaygroundInput = { source: "type Query { book: Book }", options: { ...defaultOptions, pretty: true } };

const DROPPED = "Your saved schema could not be read, and was removed.";

/** Whether another tab holds the lock, and so updates the state on the device. */
let isLockTaken = false;

/** Stub of the browser's lock manager. */
const locks = {
  request: async (_name: string, { steal = false }: LockOptions, granted: (lock: unknown) => unknown) => {
    if (steal) isLockTaken = false;
    await granted(isLockTaken ? null : {});
  },
};

/** Stubs a storage that is full (`QuotaExceededError`) or blocked (`SecurityError`). */
function failStorage(area: "localStorage" | "sessionStorage", name: "QuotaExceededError" | "SecurityError"): void {
  const storage = window[area];
  const fail = (): never => {
    throw new DOMException("", name);
  };
  vi.stubGlobal(area, {
    getItem: name === "SecurityError" ? fail : (key: string) => storage.getItem(key),
    setItem: fail,
    removeItem: (key: string) => {
      storage.removeItem(key);
    },
  });
}

interface Entered {
  readonly input: PlaygroundInput;
  readonly changes: number;
}

type Tab = RenderHookResult<Saved, Entered>;

/** Opens a tab with an input, after a number of changes. */
function openTab(input = FILMS, changes = 0): Tab {
  return renderHook(
    (entered: Entered) => {
      latest = entered.input;
      return useSaved(currentInput, entered.changes);
    },
    { initialProps: { input, changes } },
  );
}

let latest = FILMS;
const currentInput = vi.fn(() => latest);

async function pause(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(10_000));
}

async function press(button: () => void): Promise<void> {
  await act(async () => {
    button();
    await vi.advanceTimersByTimeAsync(0);
  });
}

/** Opens a tab whose input is saved on the device. */
async function openSavedTab(input = BOOKS): Promise<Tab> {
  const tab = openTab(input, 1);
  await press(tab.result.current.saveOnDevice);
  return tab;
}

/** Clears the state of this tab, so that the next one is new. */
function endTab(): void {
  leaveDevice();
  sessionStorage.clear();
}

const onDevice = (): string | null => localStorage.getItem("playground.device");

/** Simulates another tab that changes or deletes (`null`) the state on the device. */
function changeFromOtherTab(record: string | null): void {
  if (record === null) localStorage.removeItem("playground.device");
  else localStorage.setItem("playground.device", record);
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "playground.device" }));
  });
}

/** Starts a tab. Returns the input that it restores, and its notices. */
async function startTab(tab: Tab): Promise<readonly [unknown, readonly string[]]> {
  const sentences: string[] = [];
  const notify = (sentence: string): void => {
    sentences.push(sentence);
  };
  const input = await act(() => tab.result.current.start(tab.result.current.restore(notify), notify));
  return [input, sentences];
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  isLockTaken = false;
  localStorage.clear();
  endTab();
  currentInput.mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the state of a tab", () => {
  it("is restored with its options and its history entry", () => {
    saveInTab(packInput(BOOKS), { mark: 12, hash: "#a" });
    expect(restoreTab(expect.unreachable)).toEqual({ input: BOOKS, mark: 12, hash: "#a" });
  });

  it("is saved after a pause, once for several changes", async () => {
    const tab = openTab();
    await pause();
    expect(sessionStorage.length).toBe(0);
    tab.rerender({ input: FILMS, changes: 1 });
    tab.rerender({ input: BOOKS, changes: 2 });
    expect(sessionStorage.getItem("playground.tab")).toBeNull();
    await pause();
    expect(restoreTab(expect.unreachable)?.input).toEqual(BOOKS);
    expect(currentInput).toHaveBeenCalledTimes(1);
  });

  it("is saved at once when the page or the playground is left", () => {
    openTab(BOOKS, 1);
    act(() => {
      window.dispatchEvent(new Event("pagehide"));
    });
    expect(restoreTab(expect.unreachable)?.input).toEqual(BOOKS);
    openTab(FILMS, 1).unmount();
    expect(restoreTab(expect.unreachable)?.input).toEqual(FILMS);
  });

  it("fits into the storage of all browsers with ten megabytes of SDL", () => {
    const source = bigSchema(10_400);
    expect(source.length).toBeGreaterThan(10_000_000);
    // Safari has space for 2.5 million characters.
    expect(packInput({ source, options: defaultOptions }).length).toBeLessThan(2_000_000);
  });

  it("is not compressed again after it was restored", () => {
    const packed = strFromU8(deflateSync(strToU8(JSON.stringify(FILMS)), { level: 0 }), true);
    sessionStorage.setItem("playground.tab", `{}\n${packed}`);
    const restored = restoreTab(() => undefined);
    expect(restored && packInput(restored.input)).toBe(packed);
  });

  it.each(["", "x", '{"id":"a","secret":"b"}', "{}\nx", `{}\n${packInput({ options: {} } as PlaygroundInput)}`])(
    "is dropped with a notice if it cannot be read: %j",
    async (record) => {
      sessionStorage.setItem("playground.tab", record);
      expect(await startTab(openTab())).toEqual([undefined, [DROPPED]]);
    },
  );

  it.each([
    ["QuotaExceededError", "Your browser has no space to store this schema."],
    ["SecurityError", "Your browser doesn't let this page store what you enter."],
  ] as const)("is not saved after a %s, which the status explains", async (error, reason) => {
    failStorage("sessionStorage", error);
    failStorage("localStorage", error);
    const tab = openTab(FILMS, 1);
    await pause();
    expect(tab.result.current).toMatchObject({ status: `Nothing is sent. ${reason}`, savedIn: "nowhere" });
    expect(await startTab(tab)).toEqual([undefined, []]);
  });
});

describe("the state on the device", () => {
  it("is saved on demand", async () => {
    const tab = openTab(FILMS, 1);
    await pause();
    const status = "Nothing is sent. What you enter lasts until you close this tab.";
    expect(tab.result.current).toMatchObject({ onDevice: "nothing", savedIn: "tab", status });
    expect(onDevice()).toBeNull();
    await press(tab.result.current.saveOnDevice);
    const savedStatus = "Nothing is sent. What you enter stays on this device until you choose Forget.";
    expect(tab.result.current).toMatchObject({ onDevice: "this", savedIn: "device", status: savedStatus });
    expect(onDevice()).toContain(packInput(FILMS));
  });

  it("is updated by its tab, and restored in the next one", async () => {
    const tab = await openSavedTab(FILMS);
    tab.rerender({ input: BOOKS, changes: 2 });
    await pause();
    tab.unmount();
    endTab();
    const next = openTab();
    expect(await startTab(next)).toEqual([BOOKS, []]);
    expect(next.result.current.onDevice).toBe("this");
  });

  it("is not updated by a second tab until that tab saves", async () => {
    await openSavedTab();
    endTab();
    isLockTaken = true;
    const tab = openTab();
    expect(await startTab(tab)).toEqual([BOOKS, []]);
    const status = "Nothing is sent. Another schema is saved on this device.";
    expect(tab.result.current).toMatchObject({ onDevice: "another", status });
    const before = onDevice();
    tab.rerender({ input: FILMS, changes: 2 });
    await pause();
    expect(onDevice()).toBe(before);
    await press(tab.result.current.saveOnDevice);
    expect(tab.result.current.onDevice).toBe("this");
  });

  it.each([
    ["updated by the same tab after a reload", ["playground.updater"], false, "this"],
    ["not updated by a duplicated tab", ["playground.updater", "playground.tab"], true, "another"],
  ] as const)("is %s", async (_what, keys, isTaken, expected) => {
    (await openSavedTab()).unmount();
    const copied = keys.map((key) => [key, sessionStorage.getItem(key) ?? ""] as const);
    endTab();
    for (const [key, value] of copied) sessionStorage.setItem(key, value);
    isLockTaken = isTaken;
    const request = vi.spyOn(locks, "request");
    const tab = openTab();
    expect(await startTab(tab)).toEqual([BOOKS, []]);
    expect(request).toHaveBeenCalledOnce();
    expect(tab.result.current.onDevice).toBe(expected);
  });

  it("is read again after waiting for the lock", async () => {
    localStorage.setItem("playground.device", `other\n${packInput(BOOKS)}`);
    vi.spyOn(locks, "request").mockImplementationOnce(async (_name, _options, granted) => {
      localStorage.setItem("playground.device", `other\n${packInput(FILMS)}`);
      await granted({});
    });
    expect(await startTab(openTab())).toEqual([FILMS, []]);
    expect(onDevice()).toContain(packInput(FILMS));
  });

  it.each([
    ["another tab has saved another schema", "other\nx", "another"],
    ["another tab has deleted it", null, "nothing"],
    ["the tab has followed a link", undefined, "another"],
  ])("is not updated once %s", async (_what, record, expected) => {
    const tab = await openSavedTab();
    if (record === undefined) act(tab.result.current.leaveDevice);
    else changeFromOtherTab(record);
    expect(tab.result.current.onDevice).toBe(expected);
    const before = onDevice();
    tab.rerender({ input: FILMS, changes: 2 });
    await pause();
    expect(onDevice()).toBe(before);
  });

  it("is ignored with a notice if it cannot be read, and can be deleted", async () => {
    localStorage.setItem("playground.device", "x");
    const tab = openTab();
    expect(await startTab(tab)).toEqual([undefined, [DROPPED]]);
    expect(tab.result.current.onDevice).toBe("another");
    await press(tab.result.current.forget);
    expect(tab.result.current.onDevice).toBe("nothing");
    expect(onDevice()).toBeNull();
  });

  it("is not replaced if there is no space for the changed input", async () => {
    const tab = await openSavedTab();
    const before = onDevice();
    failStorage("localStorage", "QuotaExceededError");
    tab.rerender({ input: FILMS, changes: 2 });
    await pause();
    const status =
      "Nothing is sent. Your browser has no space for this schema. The one that was saved before is still there.";
    expect(tab.result.current).toMatchObject({ status, savedIn: "tab" });
    expect(onDevice()).toBe(before);
  });

  it("is not saved if the browser blocks storage", async () => {
    failStorage("localStorage", "SecurityError");
    const { result } = openTab();
    await press(result.current.saveOnDevice);
    const status = "Nothing is sent. Your browser doesn't let this page save anything on this device.";
    expect(result.current).toMatchObject({ onDevice: "nothing", status });
  });
});
