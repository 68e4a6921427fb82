import type { Sealed } from "./tab";

const NAME = "playground";
const VERSION = 2;
const TABS = "tabs";
/** What a reader chose to keep on the device. */
export const DEVICE = "device";
/** Index of the times at which tabs have kept something. */
const TIMES = "time";

interface Entry extends Sealed {
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** What a request to the database gives. */
export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error("The database gave no reason."));
    };
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) request.result.createObjectStore(TABS).createIndex(TIMES, TIMES);
    request.result.createObjectStore(DEVICE);
  };
  return resultOf(request);
}

/**
 * Whether the browser has the database, which looking for something in it would make.
 *
 * @throws DOMException when the browser denies storage
 */
export async function hasDatabase(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === NAME);
}

/**
 * Does something in one transaction, and closes the database, which readers may want to delete.
 *
 * @param name of a store in the database
 * @returns what the work gives, once it is on the disk
 * @throws DOMException when the browser denies storage or has no room; nothing has changed then
 */
export async function using<Result>(
  name: typeof TABS | typeof DEVICE,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction(name, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => {
        resolve();
      };
      transaction.onabort = () => {
        reject(transaction.error ?? new Error("The database took nothing."));
      };
    });
    // What a disk has no room for fails at the end alone.
    const [result] = await Promise.all([work(transaction.objectStore(name)), done]);
    return result;
  } finally {
    database.close();
  }
}

/** What stands in the database for a tab, which may be anything. */
export async function entryOf(id: string): Promise<unknown> {
  return using(TABS, "readonly", async (store) => resultOf(store.get(id) as IDBRequest<unknown>));
}

/** Puts what a tab keeps in the place of what it kept before. */
export async function putEntry(id: string, sealed: Sealed, time: number): Promise<void> {
  await using(TABS, "readwrite", async (store) => resultOf(store.put({ ...sealed, time } satisfies Entry, id)));
}

/**
 * Deletes what was kept before a time, unless it is that of a tab which is open.
 *
 * @param open ids of such tabs
 */
export async function deleteOld(before: number, open: ReadonlySet<string>): Promise<void> {
  await using(TABS, "readwrite", async (store) => {
    const old = await resultOf(store.index(TIMES).getAllKeys(IDBKeyRange.upperBound(before)));
    for (const id of old) if (typeof id === "string" && !open.has(id)) store.delete(id);
  });
}
