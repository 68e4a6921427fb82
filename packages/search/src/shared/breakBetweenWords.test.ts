import { expect, it } from "vitest";
import { breakBetweenWords } from "./text.ts";

function shown(name: string): string {
  return breakBetweenWords(name).replaceAll("\u200B", "|");
}

it("allows breaks between the words of a long name", () => {
  expect(shown("ActivityReplySubscribedNotification")).toBe("Activity|Reply|Subscribed|Notification");
  expect(shown("unWeightedGPAForHTTPServerRequests")).toBe("un|Weighted|GPA|For|HTTP|Server|Requests");
  expect(shown("@field-notes/printer-legacy/fields")).toBe("@field-notes/|printer-legacy/|fields");
  expect(shown("printTypeOptions.exampleSection.field")).toBe("print|Type|Options.|example|Section.|field");
  // A short word after a dot is often the extension of a file.
  expect(shown("operations/queries/long-name.mdx")).toBe("operations/|queries/|long-name.mdx");
});

it("never leaves a single letter on a line", () => {
  for (const name of ["aPlanForTheVitaminB", "FavouriteXCoordinateOf", "A_PLAN_FOR_THE_VITAMIN_B"]) {
    for (const part of breakBetweenWords(name, 11).split("\u200B")) expect(part.length).toBeGreaterThan(1);
  }
});

it("breaks only names that are longer than the given line length", () => {
  expect(breakBetweenWords("ActivityReply", 11)).toBe("Activity\u200BReply");
  expect(breakBetweenWords("ReplyOfUser", 11)).toBe("ReplyOfUser");
});

it("does not break short names and phrases", () => {
  expect(shown("ActivityReply")).toBe("ActivityReply");
  expect(shown("Integration with web frameworks")).toBe("Integration with web frameworks");
});
