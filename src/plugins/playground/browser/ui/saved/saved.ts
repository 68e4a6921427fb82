import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { defaultOptions } from "../../options";
import type { PlaygroundInput } from "../../protocol";
import type { HistoryEntry } from "./historyEntry";
import { holdsControlCharacter, readOptions } from "./link";

/*
 * The reader's input is saved in `sessionStorage`: each tab has its own, and a duplicated tab starts with a copy. On
 * request, one tab also saves it in `localStorage`, and new tabs start from that. Both contain one record: a header
 * line, then the input as compressed JSON, one byte in each character, so that 10 MB of SDL fit.
 *
 * Functions that access the two storages throw a DOMException when storage is blocked. Those that save also throw one when
 * storage is full; the earlier record then stays.
 */

/** sessionStorage key of this tab's record: its history entry, then the input. */
const TAB = "playground.tab";

/** localStorage key of the record saved on the device: the id of the tab that updates it, then the input. */
export const DEVICE = "playground.device";

/** sessionStorage key of the id under which this tab updates the record on the device. */
const UPDATER = "playground.updater";

/** Name of the lock of the tab that updates the record on the device; the tab has it until it stops updating, or is closed. */
const LOCK = "playground.device";

/** The saved input of a tab, and the entry of its history in which it was entered. */
export interface TabState extends HistoryEntry {
  readonly input: PlaygroundInput;
}

/** Which tab updates the input on the device: this one or another; nothing if no input is saved there. */
export type OnDevice = "nothing" | "this" | "another";

/** Receives a sentence for the reader when saved state is dropped. */
export type Notify = (sentence: string) => void;

/** The input that was packed or unpacked last. Memoized, because compressing megabytes blocks the page. */
let latest: (PlaygroundInput & { readonly packed: string }) | undefined;

/** Packs an input as compressed JSON, one byte in each character. */
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
 * Checks a saved input, which another release of this site, an extension or the reader may have written. It may exceed
 * the limits of a link.
 *
 * @returns the input, with default options if the saved ones are invalid; undefined when it has no schema
 */
export function checkInput(value: unknown, notify: Notify): PlaygroundInput | undefined {
  const { source, options: given } = Object(value) as Readonly<Record<string, unknown>>;
  if (typeof source !== "string") {
    notify("Your saved schema could not be read, and was removed.");
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
  // `defaultOptions` itself means that `checkInput` dropped the saved options, which are still in `packed`.
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

/** Restores the input that this tab saved before a reload or on an earlier page. */
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
 * Takes the lock until the page is left.
 *
 * @param options whether to steal the lock from another tab, or to take it only if it is available
 * @returns whether this page has the lock; false where the browser has no locks
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
          // Another tab has stolen the lock.
          release = undefined;
          resolve(false);
        });
    });
  } catch {
    // Locks are available only over HTTPS and on localhost.
    return false;
  }
}

/** Returns which tab updates the input on the device. */
export function onDevice(): OnDevice {
  const record = localStorage.getItem(DEVICE);
  if (record === null) return "nothing";
  return splitRecord(record)[0] === sessionStorage.getItem(UPDATER) ? "this" : "another";
}

/** Saves an input on the device under a new id, under which this tab updates it from now on. */
function saveUnderNewId(packed: string): void {
  const id = crypto.randomUUID();
  localStorage.setItem(DEVICE, recordOf(id, packed));
  sessionStorage.setItem(UPDATER, id);
}

/**
 * Saves an input on the device in place of the earlier one, and lets this tab update it. Call this when the reader asks
 * for it.
 */
export async function saveOnDevice(packed: string): Promise<void> {
  saveUnderNewId(packed);
  await takeLock({ steal: true });
}

/** Updates the input on the device, if this tab is the one that updates it. */
export function updateOnDevice(packed: string): void {
  if (onDevice() === "this") localStorage.setItem(DEVICE, recordOf(sessionStorage.getItem(UPDATER) ?? "", packed));
}

/** Stops updating the input on the device, which stays as it is; other tabs may update it. */
export function leaveDevice(): void {
  release?.();
  release = undefined;
  sessionStorage.removeItem(UPDATER);
}

/** Deletes the input on the device, whichever tab updates it. */
export function forgetOnDevice(): void {
  localStorage.removeItem(DEVICE);
}

/**
 * Returns the initial input: that of the tab, otherwise that of the device. Also decides whether this tab updates the
 * input on the device from now on. It does if it did so before or has no input of its own, unless another open tab has
 * the lock.
 */
export async function startingInput(tab: TabState | undefined, notify: Notify): Promise<PlaygroundInput | undefined> {
  const found = onDevice();
  if (found === "nothing") return tab?.input;
  const isUpdater = (!tab || found === "this") && (await takeLock({ ifAvailable: true }));
  // Read only now: another tab may have saved its input while this tab waited for the lock.
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
    // There is no database when storage is blocked.
  }
}
