import { expect, it } from "vitest";
import { breakBetweenWords } from "@site/src/components/names/breakBetweenWords";

function shown(name: string): string {
  return breakBetweenWords(name).replaceAll("\u200B", "|");
}

it("lets a long name break between its words", () => {
  expect(shown("ActivityReplySubscribedNotification")).toBe("Activity|Reply|Subscribed|Notification");
  expect(shown("unWeightedGPAForHTTPServerRequests")).toBe("un|Weighted|GPA|For|HTTP|Server|Requests");
  expect(shown("@graphql-markdown/printer-legacy/graphql")).toBe("@graphql-markdown/|printer-legacy/|graphql");
});

it("leaves short names and phrases alone", () => {
  expect(shown("ActivityReply")).toBe("ActivityReply");
  expect(shown("Integration with web frameworks")).toBe("Integration with web frameworks");
});
