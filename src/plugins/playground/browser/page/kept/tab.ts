/** Under this, the storage that ends with the tab has the name and the secret of what the tab keeps. */
const NAME = "playground.tab";

const ALGORITHM = "AES-GCM";
const IV_BYTES = 12;

/** What a tab knows of what it keeps. Nobody can read that any more once the tab is closed. */
export interface Tab {
  readonly id: string;
  readonly key: CryptoKey;
}

/** Bytes that the key of a tab opens. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

interface Stored {
  readonly id: string;
  readonly secret: string;
}

/**
 * Whether the tab has kept something before.
 *
 * @throws DOMException when the browser denies storage
 */
export function isNamed(): boolean {
  return sessionStorage.getItem(NAME) !== null;
}

/**
 * The tab, if it has kept something before, and its name and secret can be read.
 *
 * @throws DOMException when the browser denies storage
 */
export async function knownTab(): Promise<Tab | undefined> {
  const text = sessionStorage.getItem(NAME);
  try {
    const { id, secret } = JSON.parse(text ?? "") as Partial<Stored>;
    if (typeof id !== "string" || secret === undefined) return undefined;
    const jwk = { kty: "oct", k: secret, alg: "A256GCM" };
    return { id, key: await crypto.subtle.importKey("jwk", jwk, ALGORITHM, false, ["encrypt", "decrypt"]) };
  } catch {
    return undefined;
  }
}

/**
 * Gives the tab a new name and a new secret.
 *
 * @throws DOMException when the browser denies storage
 */
export async function newTab(): Promise<Tab> {
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, true, ["encrypt", "decrypt"]);
  const { k: secret = "" } = await crypto.subtle.exportKey("jwk", key);
  const id = crypto.randomUUID();
  sessionStorage.setItem(NAME, JSON.stringify({ id, secret } satisfies Stored));
  return { id, key };
}

/** Makes a value unreadable for all but the tab. */
export async function seal({ key }: Tab, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, bytes: await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, text) };
}

/**
 * Reads what the tab has sealed.
 *
 * @param sealed from the database, where it may be anything
 * @throws Error when the tab has not sealed it
 */
export async function unseal({ key }: Tab, sealed: unknown): Promise<unknown> {
  const { iv, bytes } = Object(sealed) as Sealed;
  const text = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, bytes);
  return JSON.parse(new TextDecoder().decode(text));
}
