import { taskQueue } from "../../engine/taskQueue";
import { defaultOptions } from "../../options";
import type { PlaygroundInput } from "../../protocol";
import { readOptions } from "../url/options";
import { deleteOld, entryOf, putEntry } from "./database";
import { hold, openTabs } from "./locks";
import { knownTab, newTab, seal, unseal } from "./tab";
import type { Tab } from "./tab";

/** What a tab keeps. */
export interface Kept {
  readonly input: PlaygroundInput;
  /** The mark of the entry in the history; a link that was followed since has none, or another. */
  readonly mark: number | undefined;
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
 * @returns nothing when it has kept nothing
 * @throws Error when the browser denies storage
 */
export function keptBefore(): Promise<Kept | undefined> {
  return inTurn(async () => {
    const tab = current ?? (await knownTab());
    const sealed = tab && (await entryOf(tab.id));
    if (!sealed) return undefined;
    // A tab that was duplicated has the name of another, and gets one of its own for what it keeps from now on.
    if (await hold(tab.id)) current = tab;
    const { input, mark } = (await unseal(tab, sealed)) as Kept;
    // The site may have had other options when they were kept.
    return { input: { ...input, options: readOptions(input.options) ?? defaultOptions }, mark };
  });
}
