import { expect, test } from "vitest";
import { flatten, locate } from "@site/src/plugins/search/browser/highlight/flatten";
import type { TreeNode } from "@site/src/plugins/search/browser/highlight/flatten";

interface Node extends TreeNode<Node> {
  readonly childNodes: readonly Node[];
}

const text = (nodeValue: string): Node => ({ nodeType: 3, nodeName: "#text", nodeValue, childNodes: [] });
const element = (nodeName: string, ...childNodes: (Node | string)[]): Node => ({
  nodeType: 1,
  nodeName,
  nodeValue: null,
  childNodes: childNodes.map((child) => (typeof child === "string" ? text(child) : child)),
});

test("a name that is split over elements comes out whole", () => {
  const flat = flatten(
    element("P", "the ", element("CODE", element("SPAN", "average"), element("SPAN", "Score")), " of"),
  );
  expect(flat.text.trim()).toBe("the averageScore of");
});

test("blocks are parted from each other", () => {
  const flat = flatten(element("DIV", element("P", "one"), element("P", "two")));
  expect(flat.text.split(/\n+/u).filter(Boolean)).toEqual(["one", "two"]);
});

test("places to break are not part of the text, and are counted all the same", () => {
  const node = text("Activity\u200BReply\u00AD\u200BNotification");
  const broken = flatten<Node>({ ...element("P"), childNodes: [node] });
  expect(broken.text.trim()).toBe("ActivityReplyNotification");
  const start = broken.text.indexOf("Notification");
  expect(locate(broken, start)).toEqual({ node, offset: "Activity\u200BReply\u00AD\u200B".length });
});

test("every character is located where it stands; line feeds between blocks are nowhere", () => {
  const flat = flatten(element("DIV", element("P", "one ", element("EM", "two")), element("P", "three")));
  for (let index = 0; index < flat.text.length; index += 1) {
    const place = locate(flat, index);
    const character = flat.text.charAt(index);
    expect(place ? place.node.nodeValue?.charAt(place.offset) : "\n").toBe(character);
  }
  expect(locate(flat, flat.text.length)).toBeNull();
});

test("scripts, styles, navigation and buttons are not read", () => {
  const flat = flatten(
    element(
      "DIV",
      element("script", "no"),
      element("STYLE", "no"),
      element("NAV", "no"),
      element("BUTTON", "no"),
      "yes",
    ),
  );
  expect(flat.text.trim()).toBe("yes");
});
