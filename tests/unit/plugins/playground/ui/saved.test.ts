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

const DROPPED = "What was stored could not be read, so it was dropped.";

/** Whether another tab holds the lock of the tab that updates the device. */
let isLockTaken = false;

/** Grants a lock as the browser does to this tab. */
const locks = {
  request: async (_name: string, { steal = false }: LockOptions, granted: (lock: unknown) => unknown) => {
    if (steal) isLockTaken = false;
    await granted(isLockTaken ? null : {});
  },
};

/** What becomes of storage in which there is no space, or that the browser denies. */
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

/** A tab in which something is entered. */
function openTab(input = FILMS, changes = 0): Tab {
  return renderHook(
    (entered: Entered) => {
      latest = entered.input;
      return useSaved(current, entered.changes);
    },
    { initialProps: { input, changes } },
  );
}

let latest = FILMS;
const current = vi.fn(() => latest);

/** Waits until changes are saved. */
async function pause(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(10_000));
}

/** Presses a button of the panel. */
async function press(button: () => void): Promise<void> {
  await act(async () => {
    button();
    await vi.advanceTimersByTimeAsync(0);
  });
}

/** A tab whose input the device has saved. */
async function keepingTab(input = BOOKS): Promise<Tab> {
  const tab = openTab(input, 1);
  await press(tab.result.current.saveOnDevice);
  return tab;
}

/** Forgets what belongs to this tab, as another one does not know it. */
function changeTab(): void {
  leaveDevice();
  sessionStorage.clear();
}

const onDevice = (): string | null => localStorage.getItem("playground.device");

/** What another tab writes to the device, as the browser reports it to this one. */
function changeDevice(record: string | null): void {
  if (record === null) localStorage.removeItem("playground.device");
  else localStorage.setItem("playground.device", record);
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "playground.device" }));
  });
}

/** The input that a tab starts with, and the notices that the reader sees. */
async function started(tab: Tab): Promise<readonly [unknown, readonly string[]]> {
  const told: string[] = [];
  const notify = (sentence: string): void => {
    told.push(sentence);
  };
  const input = await act(() => tab.result.current.start(tab.result.current.restore(notify), notify));
  return [input, told];
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  isLockTaken = false;
  localStorage.clear();
  changeTab();
  current.mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the state that a tab saves", () => {
  it("is restored with its options and the entry of its history", () => {
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
    expect(current).toHaveBeenCalledTimes(1);
  });

  it("is saved at once when the page or the playground goes", () => {
    openTab(BOOKS, 1);
    act(() => {
      window.dispatchEvent(new Event("pagehide"));
    });
    expect(restoreTab(expect.unreachable)?.input).toEqual(BOOKS);
    openTab(FILMS, 1).unmount();
    expect(restoreTab(expect.unreachable)?.input).toEqual(FILMS);
  });

  it("fits into the storage of all browsers for ten megabytes of SDL", () => {
    const source = bigSchema(10_400);
    expect(source.length).toBeGreaterThan(10_000_000);
    // Safari has space for 2.5 million characters.
    expect(packInput({ source, options: defaultOptions }).length).toBeLessThan(2_000_000);
  });

  it("is not compressed again once it is restored", () => {
    const packed = strFromU8(deflateSync(strToU8(JSON.stringify(FILMS)), { level: 0 }), true);
    sessionStorage.setItem("playground.tab", `{}\n${packed}`);
    const restored = restoreTab(() => undefined);
    expect(restored && packInput(restored.input)).toBe(packed);
  });

  it.each(["", "x", '{"id":"a","secret":"b"}', "{}\nx", `{}\n${packInput({ options: {} } as PlaygroundInput)}`])(
    "is dropped with a notice when it cannot be read: %j",
    async (record) => {
      sessionStorage.setItem("playground.tab", record);
      expect(await started(openTab())).toEqual([undefined, [DROPPED]]);
    },
  );

  it.each([
    ["QuotaExceededError", "Your browser has no space to store this schema."],
    ["SecurityError", "Your browser doesn't let this page store what you enter."],
  ] as const)("is refused with the reason of a %s", async (error, reason) => {
    failStorage("sessionStorage", error);
    failStorage("localStorage", error);
    const tab = openTab(FILMS, 1);
    await pause();
    expect(tab.result.current).toMatchObject({ status: `Nothing is sent. ${reason}`, savedIn: "nowhere" });
    expect(await started(tab)).toEqual([undefined, []]);
  });
});

describe("the state that the device saves", () => {
  it("is nothing until the reader asks for it, follows the tab then, and is deleted on demand", async () => {
    const tab = openTab(FILMS, 1);
    await pause();
    const status = "Nothing is sent. What you enter lasts until you close this tab.";
    expect(tab.result.current).toMatchObject({ onDevice: "nothing", savedIn: "tab", status });
    expect(onDevice()).toBeNull();
    await press(tab.result.current.saveOnDevice);
    const kept = "Nothing is sent. This device keeps what you enter until you forget it.";
    expect(tab.result.current).toMatchObject({ onDevice: "this", savedIn: "device", status: kept });
    tab.rerender({ input: BOOKS, changes: 2 });
    await pause();
    tab.unmount();
    changeTab();
    const next = openTab();
    expect(await started(next)).toEqual([BOOKS, []]);
    expect(next.result.current.onDevice).toBe("this");
    await press(next.result.current.forget);
    expect(next.result.current.onDevice).toBe("nothing");
    expect(onDevice()).toBeNull();
  });

  it("is a copy for a tab that opens while another updates it, until it takes the place", async () => {
    await keepingTab();
    changeTab();
    isLockTaken = true;
    const tab = openTab();
    expect(await started(tab)).toEqual([BOOKS, []]);
    const status = "Nothing is sent. This device keeps another schema.";
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
    ["left to the original of a duplicated tab", ["playground.updater", "playground.tab"], true, "another"],
  ] as const)("is %s", async (_what, keys, isTaken, expected) => {
    (await keepingTab()).unmount();
    const copied = keys.map((key) => [key, sessionStorage.getItem(key) ?? ""] as const);
    changeTab();
    for (const [key, value] of copied) sessionStorage.setItem(key, value);
    isLockTaken = isTaken;
    const request = vi.spyOn(locks, "request");
    const tab = openTab();
    expect(await started(tab)).toEqual([BOOKS, []]);
    expect(request).toHaveBeenCalledOnce();
    expect(tab.result.current.onDevice).toBe(expected);
  });

  it("is what another tab saved while this one waited for the lock", async () => {
    localStorage.setItem("playground.device", `other\n${packInput(BOOKS)}`);
    vi.spyOn(locks, "request").mockImplementationOnce(async (_name, _options, granted) => {
      localStorage.setItem("playground.device", `other\n${packInput(FILMS)}`);
      await granted({});
    });
    expect(await started(openTab())).toEqual([FILMS, []]);
    expect(onDevice()).toContain(packInput(FILMS));
  });

  it.each([
    ["another tab has saved another schema", "other\nx", "another"],
    ["another tab has deleted it", null, "nothing"],
    ["the tab has followed a link", undefined, "another"],
  ])("is not updated once %s", async (_what, record, expected) => {
    const tab = await keepingTab();
    if (record === undefined) act(tab.result.current.leaveDevice);
    else changeDevice(record);
    expect(tab.result.current.onDevice).toBe(expected);
    const before = onDevice();
    tab.rerender({ input: FILMS, changes: 2 });
    await pause();
    expect(onDevice()).toBe(before);
  });

  it("is dropped with a notice when it cannot be read, and can be forgotten", async () => {
    localStorage.setItem("playground.device", "x");
    const tab = openTab();
    expect(await started(tab)).toEqual([undefined, [DROPPED]]);
    expect(tab.result.current.onDevice).toBe("another");
    await press(tab.result.current.forget);
    expect(tab.result.current.onDevice).toBe("nothing");
  });

  it("stays when there is no space for a change, with the reason", async () => {
    const tab = await keepingTab();
    const before = onDevice();
    failStorage("localStorage", "QuotaExceededError");
    tab.rerender({ input: FILMS, changes: 2 });
    await pause();
    const status =
      "Nothing is sent. Your browser has no space for this schema. What the device kept before is still there.";
    expect(tab.result.current).toMatchObject({ status, savedIn: "tab" });
    expect(onDevice()).toBe(before);
  });

  it("is refused with the reason when the browser denies storage", async () => {
    failStorage("localStorage", "SecurityError");
    const { result } = openTab();
    await press(result.current.saveOnDevice);
    const status = "Nothing is sent. Your browser doesn't let this page keep anything on this device.";
    expect(result.current).toMatchObject({ onDevice: "nothing", status });
  });
});
