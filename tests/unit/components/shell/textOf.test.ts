import { createElement } from "react";
import { expect, test } from "vitest";
import { textOf } from "@site/src/components/shell/textOf";

test("textOf joins the text of nested markup, and leaves break opportunities out", () => {
  const node = [
    "On ",
    createElement("code", { key: 1 }, "Subscribed\u200BNotification"),
    null,
    " and",
    false,
    ["\n more ", 2],
  ];
  expect(textOf(node)).toBe("On SubscribedNotification and more 2");
});

test("textOf of nothing is empty", () => {
  expect(textOf(undefined)).toBe("");
});
