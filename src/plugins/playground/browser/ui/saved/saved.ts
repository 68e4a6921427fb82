import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { defaultOptions } from "../../options";
import type { PlaygroundInput } from "../../protocol";
import type { HistoryEntry } from "./historyEntry";
import { holdsControlCharacter, readOptions } from "./link";

/*
 * What a reader enters is saved in `sessionStorage`, where each tab has its own and a duplicated tab starts with a copy. On
 * request, one tab saves it in `localStorage` too, from where new tabs start. Both hold one record: a line that says whose it is,
 * and the input as compressed JSON, one byte in each character, so that 10 MB of SDL fit.
 *
 * All functions throw a DOMException when the browser denies storage, and those that save when it has no space. What was saved
 * before stays then.
 */

/** sessionStorage key of this tab's record: its history entry, then the input. */
const TAB = "playground.tab";

/** localStorage key of the record saved on the device: the id of the tab that updates it, then the input. */
export const DEVICE = "playground.device";

/** sessionStorage key of the id under which this tab updates what the device has saved. */
const UPDATER = "playground.updater";

/** Held by the tab that updates what the device has saved, for as long as it is open. */
const LOCK = "playground.device";

/** What a tab has saved, and the entry of its history in which that was entered. */
export interface TabState extends HistoryEntry {
  readonly input: PlaygroundInput;
}

/** What the device has saved: nothing, what this tab enters, or something else. */
export type OnDevice = "nothing" | "this" | "another";

/** Gets a sentence for the reader when something saved is dropped. */
export type Notify = (sentence: string) => void;

/** What was packed or unpacked last, because compressing megabytes blocks the page. */
let latest: (PlaygroundInput & { readonly packed: string }) | undefined;

/** An input as compressed JSON, one byte in each character. */
export function packInput({ source, options }: PlaygroundInput): string {
  if (latest?.options !== options || latest.source !== source) {
    latest = { source, options, packed: strFromU8(deflateSync(strToU8(JSON.stringify({ source, options }))), true) };
  }
  return latest.packed;
}

const recordOf = (header: string, packed: string): string => `${header}\n${packed}`;

function splitRecord(record: string): readonly [header: string, packed: string] {
  const end = record.indexOf("\n");
  return [record.slice(0, Math.max(end, 0)), record.slice(end + 1)];
}

function parseJson(read: () => string): unknown {
  try {
    return JSON.parse(read());
  } catch {
    return undefined;
  }
}

/**
 * Checks a saved input, which another release of this site, an extension or the reader may have written. It may have more
 * than a link may hold.
 *
 * @returns undefined when there is no schema in it
 */
export function checkInput(value: unknown, notify: Notify): PlaygroundInput | undefined {
  const { source, options: given } = Object(value) as Readonly<Record<string, unknown>>;
  if (typeof source !== "string") {
    notify("What was stored could not be read, so it was dropped.");
    return undefined;
  }
  const options = readOptions(given);
  if (options && !holdsControlCharacter(options)) return { source, options };
  notify("The stored options could not be read, so they are at their defaults.");
  return { source, options: defaultOptions };
}

function unpackInput(packed: string, notify: Notify): PlaygroundInput | undefined {
  const value = parseJson(() => strFromU8(inflateSync(strToU8(packed, true))));
  const input = checkInput(value, notify);
  // Otherwise its options were dropped.
  if (input && input.options !== defaultOptions) latest = { ...input, packed };
  return input;
}

/**
 * Saves an input until the tab is closed.
 *
 * @param entry of the history in which it was entered
 */
export function saveInTab(packed: string, entry: HistoryEntry): void {
  sessionStorage.setItem(TAB, recordOf(JSON.stringify(entry), packed));
}

/** Restores what this tab has saved, before a reload or on an earlier page. */
export function restoreTab(notify: Notify): TabState | undefined {
  const record = sessionStorage.getItem(TAB);
  if (record === null) return undefined;
  const [header, packed] = splitRecord(record);
  const input = unpackInput(packed, notify);
  const { mark, hash } = Object(parseJson(() => header)) as Partial<HistoryEntry>;
  return input && { input, mark, hash: hash ?? "" };
}

/** Releases the lock; undefined while this page does not hold it. */
let release: (() => void) | undefined;

/**
 * Takes the lock until the page goes.
 *
 * @param options whether to steal it from another tab, or to take it only if it is available
 * @returns whether this page has it; false where the browser has no locks
 */
async function takeLock(options: LockOptions): Promise<boolean> {
  if (release) return true;
  try {
    return await new Promise<boolean>((resolve) => {
      navigator.locks
        .request(LOCK, options, (lock) => {
          resolve(lock !== null);
          if (lock === null) return undefined;
          return new Promise<void>((done) => {
            release = done;
          });
        })
        .catch(() => {
          // Another tab has stolen it.
          release = undefined;
          resolve(false);
        });
    });
  } catch {
    // Browsers have locks only for pages that came over HTTPS or from the same machine.
    return false;
  }
}

/** What the device has saved. */
export function onDevice(): OnDevice {
  const record = localStorage.getItem(DEVICE);
  if (record === null) return "nothing";
  return splitRecord(record)[0] === sessionStorage.getItem(UPDATER) ? "this" : "another";
}

/** Saves an input on the device under a new id, with which this tab updates it from now on. */
function saveUnderNewId(packed: string): void {
  const id = crypto.randomUUID();
  localStorage.setItem(DEVICE, recordOf(id, packed));
  sessionStorage.setItem(UPDATER, id);
}

/**
 * Saves an input on the device in place of what it had saved, and has this tab update it. Call this when the reader asks for it.
 */
export async function saveOnDevice(packed: string): Promise<void> {
  saveUnderNewId(packed);
  await takeLock({ steal: true });
}

/** Updates what the device has saved, if that is up to this tab. */
export function updateOnDevice(packed: string): void {
  if (onDevice() === "this") localStorage.setItem(DEVICE, recordOf(sessionStorage.getItem(UPDATER) ?? "", packed));
}

/** Leaves what the device has saved as it is, for other tabs to update. */
export function leaveDevice(): void {
  release?.();
  release = undefined;
  sessionStorage.removeItem(UPDATER);
}

/** Deletes what the device has saved, whichever tab updates it. */
export function forgetOnDevice(): void {
  localStorage.removeItem(DEVICE);
}

/**
 * The input to start with: what the tab has saved, else what the device has. From now on this tab updates the device's copy if it
 * did so before or starts from it, unless another open tab updates it.
 */
export async function startingInput(tab: TabState | undefined, notify: Notify): Promise<PlaygroundInput | undefined> {
  const found = onDevice();
  if (found === "nothing") return tab?.input;
  const isUpdater = (!tab || found === "this") && (await takeLock({ ifAvailable: true }));
  // Read only now: the tab that held the lock may have saved while this one waited.
  const record = localStorage.getItem(DEVICE);
  const [, packed] = splitRecord(record ?? "");
  const input = tab?.input ?? (record === null ? undefined : unpackInput(packed, notify));
  if (isUpdater && record !== null && input) saveUnderNewId(packed);
  else leaveDevice();
  return input;
}

/** Deletes the database in which earlier releases of this site saved schemas. */
export function deleteFormerDatabase(): void {
  try {
    indexedDB.deleteDatabase("playground");
  } catch {
    // There is none where storage is denied.
  }
}
