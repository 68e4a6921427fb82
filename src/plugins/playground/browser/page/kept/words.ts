import type { OnDevice } from "./device";

/** What becomes of what a reader enters. */
export const FATE: Readonly<Record<OnDevice, string>> = {
  nothing: "Nothing is sent. What you enter lasts until you close this tab.",
  this: "Nothing is sent. This device keeps what you enter until you forget it.",
  another: "Nothing is sent. This device keeps another schema.",
};

/**
 * Why a device did not keep something, and what that means.
 *
 * @param error what the browser threw
 */
export function reasonOf(error: unknown): string {
  return error instanceof DOMException && error.name === "QuotaExceededError"
    ? "Your browser has no room for this schema. What the device kept before is still there."
    : "Your browser doesn't let this page keep anything on this device.";
}
