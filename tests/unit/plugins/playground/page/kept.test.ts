import { describe, expect, it } from "vitest";
import { FATE, reasonOf } from "@site/src/plugins/playground/browser/page/kept/words";

describe("What becomes of what a reader enters", () => {
  it.each(Object.values(FATE))("begins with what matters most: %s", (sentence) => {
    expect(sentence).toMatch(/^Nothing is sent\. /u);
  });
});

describe("The reason why a device keeps nothing", () => {
  it("is room, with what that means for what it kept before", () => {
    expect(reasonOf(new DOMException("full", "QuotaExceededError"))).toBe(
      "Your browser has no room for this schema. What the device kept before is still there.",
    );
  });

  it.each([new DOMException("denied", "SecurityError"), new Error("gone"), undefined])(
    "else is the browser",
    (error) => {
      expect(reasonOf(error)).toBe("Your browser doesn't let this page keep anything on this device.");
    },
  );
});
