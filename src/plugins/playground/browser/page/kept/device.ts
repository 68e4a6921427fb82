import { taskQueue } from "../../engine/taskQueue";
import type { PlaygroundInput } from "../../protocol";
import { DEVICE, hasDatabase, resultOf, using } from "./database";
import { ownTabId, tabId } from "./kept";
import { openTabs } from "./locks";
import { readStored } from "./stored";

/** Whose input the device keeps: nobody's, that of this tab as it changes, or another. */
export type OnDevice = "nothing" | "this" | "another";

/** Keys in the database. The name is apart from the input, which may be large and is seldom read. */
const TAB = "tab";
const INPUT = "input";

/** In the place of the tab that keeps its input up to date there. */
const NO_TAB = "";

const CHANNEL = "playground.device";

/** A short text is put sooner than a long one, and must not be overtaken by it. */
const inTurn = taskQueue();

/** Opens the way between the tabs; a browser refuses it where it denies storage, and then there is nothing to tell. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

/** Tells all tabs, this one too, that it may be another's input now. */
function tell(): void {
  const channel = openChannel();
  channel?.postMessage("changed");
  channel?.close();
}

/**
 * Listens for changes of whose input the device keeps, in whichever tab they are made.
 *
 * @returns ends it
 */
export function listen(onChange: () => void): () => void {
  const channel = openChannel();
  if (channel) channel.onmessage = onChange;
  return () => {
    channel?.close();
  };
}

async function keepingTab(): Promise<string | undefined> {
  if (!(await hasDatabase())) return undefined;
  const tab = await using(DEVICE, "readonly", async (store) => resultOf(store.get(TAB) as IDBRequest<unknown>));
  return tab === undefined || typeof tab === "string" ? tab : NO_TAB;
}

/** Puts a value, unless another tab has come in between, or the reader had it all forgotten. */
async function putIfOf(tab: string, value: string | PlaygroundInput, key: typeof TAB | typeof INPUT): Promise<void> {
  if (!(await hasDatabase())) return;
  await using(DEVICE, "readwrite", async (store) => {
    if ((await resultOf(store.get(TAB) as IDBRequest<string | undefined>)) === tab) store.put(value, key);
  });
}

/**
 * Whose input the device keeps.
 *
 * @throws DOMException when the browser denies storage
 */
export async function onDevice(): Promise<OnDevice> {
  const keeping = await keepingTab();
  if (keeping === undefined) return "nothing";
  return keeping === (await tabId()) ? "this" : "another";
}

/**
 * Keeps an input beyond the life of the tab, in the place of what the device kept. Call this when the reader chose it.
 *
 * @throws DOMException when the browser denies storage or has no room; what was kept stays then
 */
export async function keepOnDevice(input: PlaygroundInput): Promise<void> {
  await inTurn(async () => {
    const id = await ownTabId();
    await using(DEVICE, "readwrite", (store) => {
      store.put(id, TAB);
      return resultOf(store.put(input, INPUT));
    });
  });
  tell();
}

/**
 * Brings what the device keeps up to date, if it is this tab's.
 *
 * @throws DOMException when the browser has no room; what was kept stays then
 */
export function updateOnDevice(input: PlaygroundInput): Promise<void> {
  return inTurn(async () => {
    const id = await tabId();
    if (id !== undefined) await putIfOf(id, input, INPUT);
  });
}

/**
 * Leaves what the device keeps as it is, from now on, for tabs to come.
 *
 * @throws DOMException when the browser denies storage
 */
export async function leaveOnDevice(): Promise<void> {
  await inTurn(async () => {
    const id = await tabId();
    if (id !== undefined) await putIfOf(id, NO_TAB, TAB);
  });
  tell();
}

/**
 * What the device keeps. It is this tab's from now on, unless the tab which keeps it is open; then it is a copy.
 *
 * @param notify gets a sentence for the reader when something of it cannot be read
 * @returns nothing when it keeps nothing that can be read
 * @throws DOMException when the browser denies storage
 */
export async function openFromDevice(notify: (sentence: string) => void): Promise<PlaygroundInput | undefined> {
  const keeping = await keepingTab();
  if (keeping === undefined) return undefined;
  if (!(await openTabs()).has(keeping)) {
    await putIfOf(keeping, await ownTabId(), TAB);
    tell();
  }
  const input = await using(DEVICE, "readonly", async (store) => resultOf(store.get(INPUT) as IDBRequest<unknown>));
  return readStored(input, notify);
}

/**
 * Deletes what the device keeps, whichever tab has kept it.
 *
 * @throws DOMException when the browser denies storage
 */
export async function forgetOnDevice(): Promise<void> {
  await using(DEVICE, "readwrite", async (store) => resultOf(store.clear()));
  tell();
}
