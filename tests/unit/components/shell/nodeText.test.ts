import { createElement } from "react";
import { expect, test } from "vitest";
import { nodeText } from "@site/src/components/shell/nodeText";

test("nodeText joins the text of nested markup without break opportunities", () => {
  const node = [
    "On ",
    createElement("code", { key: 1 }, "Subscribed\u200BNotification"),
    null,
    " and",
    false,
    ["\n more ", 2],
  ];
  expect(nodeText(node)).toBe("On SubscribedNotification and more 2");
});
