import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { loadFailureScript } from "@site/src/plugins/loadFailure";

const texts = { label: "Loading failed", retry: "Retry", silent: "Nothing ran." };

describe("loadFailureScript", () => {
  test("is a script that needs no translation for a browser", () => {
    expect(() => new Script(loadFailureScript(texts))).not.toThrow();
  });

  test.each(["label", "retry", "silent"] as const)("the text of %s cannot end the script element", (name) => {
    expect(loadFailureScript({ ...texts, [name]: "</script>" })).not.toContain("</script");
  });
});
