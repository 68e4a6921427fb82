import type { Sealed } from "./tab";

const NAME = "playground";
const STORE = "tabs";
/** Index of the times at which tabs have kept something. */
const TIMES = "time";

interface Entry extends Sealed {
  /** Milliseconds since 1970. */
  readonly time: number;
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
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
  const request = indexedDB.open(NAME);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE).createIndex(TIMES, TIMES);
  };
  return resultOf(request);
}

/** Does something with what tabs keep, and closes the database, which readers may want to delete. */
async function using<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => {
        resolve();
      };
      transaction.onabort = () => {
        reject(transaction.error ?? new Error("The database took nothing."));
      };
    });
    // What a disk has no room for fails at the end alone.
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), done]);
    return result;
  } finally {
    database.close();
  }
}

/** What a tab has put into the database. */
export async function entryOf(id: string): Promise<Sealed | undefined> {
  return using("readonly", async (store) => resultOf(store.get(id) as IDBRequest<Entry | undefined>));
}

/** Puts what a tab keeps in the place of what it kept before. */
export async function putEntry(id: string, sealed: Sealed, time: number): Promise<void> {
  await using("readwrite", async (store) => resultOf(store.put({ ...sealed, time } satisfies Entry, id)));
}

/**
 * Deletes what was kept before a time, unless it is that of a tab which is open.
 *
 * @param open ids of such tabs
 */
export async function deleteOld(before: number, open: ReadonlySet<string>): Promise<void> {
  await using("readwrite", async (store) => {
    const old = await resultOf(store.index(TIMES).getAllKeys(IDBKeyRange.upperBound(before)));
    for (const id of old) if (typeof id === "string" && !open.has(id)) store.delete(id);
  });
}
