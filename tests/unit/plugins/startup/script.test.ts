import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { startupScript } from "@site/src/plugins/startup";

const theme = { defaultMode: "light", barColors: { light: "#fff", dark: "#000" }, announcement: "one" };
const texts = { label: "Loading failed", retry: "Retry", defaultMessage: "Nothing ran." };

describe("startupScript", () => {
  test("is valid code", () => {
    expect(() => new Script(startupScript(theme, texts))).not.toThrow();
  });

  test("uses no imports", () => {
    expect(startupScript(theme, texts)).not.toMatch(/\b(?:import|require|exports|_\w+\.)/u);
  });

  test.each(["label", "retry", "defaultMessage"] as const)("the text of %s cannot end the script element", (name) => {
    expect(startupScript(theme, { ...texts, [name]: "</script>" })).not.toContain("</");
  });

  test("the id of an announcement cannot end the script element", () => {
    expect(startupScript({ ...theme, announcement: "</script>" }, texts)).not.toContain("</");
  });
});
