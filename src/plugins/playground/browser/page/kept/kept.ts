import { taskQueue } from "../../engine/taskQueue";
import type { PlaygroundInput } from "../../protocol";
import type { Entry } from "../workspace/mark";
import { deleteOld, entryOf, putEntry } from "./database";
import { hold, openTabs } from "./locks";
import { readStored } from "./stored";
import { isNamed, knownTab, newTab, seal, unseal } from "./tab";
import type { Tab } from "./tab";

/** What a tab keeps, with the entry of the history in which it was entered. */
export interface Kept extends Entry {
  readonly input: PlaygroundInput;
}

/** Milliseconds for which a tab may be on other pages or asleep; what it keeps cannot be read once it is closed. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** A short text is sealed sooner than a long one, and must not be overtaken by it. */
const inTurn = taskQueue();

let current: Tab | undefined;

async function begin(): Promise<Tab> {
  const tab = await newTab();
  await deleteOld(Date.now() - WEEK, await openTabs());
  await hold(tab.id);
  return tab;
}

/** The tab, if it has kept something before and no other has its name. */
async function restore(): Promise<Tab | undefined> {
  const tab = current ?? (await knownTab());
  // A tab that was duplicated has the name of another, and gets one of its own for what it keeps from now on.
  if (tab && (await hold(tab.id))) current = tab;
  return tab;
}

/**
 * The name under which this tab keeps something.
 *
 * @returns nothing when it has kept nothing
 * @throws DOMException when the browser denies storage
 */
export function tabId(): Promise<string | undefined> {
  return inTurn(async () => {
    await restore();
    return current?.id;
  });
}

/**
 * The name under which this tab keeps something; it gets one if it has none.
 *
 * @throws DOMException when the browser denies storage or has no room
 */
export function ownTabId(): Promise<string> {
  return inTurn(async () => {
    await restore();
    current ??= await begin();
    return current.id;
  });
}

/**
 * Keeps what was entered, until the tab is closed: in a database, as other storage is too small, and sealed with a secret
 * that goes with the tab.
 *
 * @throws Error when the browser denies storage or has no room
 */
export function keep(kept: Kept): Promise<void> {
  return inTurn(async () => {
    current ??= await begin();
    await putEntry(current.id, await seal(current, kept), Date.now());
  });
}

/**
 * What this tab has kept, before a reload or on an earlier page.
 *
 * @param notify gets a sentence for the reader when something of it cannot be read
 * @returns nothing when it has kept nothing that can be read
 * @throws Error when the browser denies storage
 */
export function keptBefore(notify: (sentence: string) => void): Promise<Kept | undefined> {
  return inTurn(async () => {
    const tab = await restore();
    const sealed = tab && (await entryOf(tab.id));
    if (tab ? sealed === undefined : !isNamed()) return undefined;
    const kept = tab && (await unseal(tab, sealed).catch(() => undefined));
    const { input: stored, ...entry } = Object(kept) as Kept;
    const input = readStored(stored, notify);
    return input && { ...entry, input };
  });
}
