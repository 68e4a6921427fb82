import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { connectField, currentQuery, queryInUrl, setQuery } from "@site/src/plugins/search/browser/ui/query";

test.each([
  ["?q=average+score%20%C3%A9%25&other=1", "average score é%"],
  // A percent sign that encodes nothing.
  ["?q=media%", "media%"],
  ["?q=%20media+", "media"],
  [`?q=${"x".repeat(600)}`, "x".repeat(512)],
  ["", ""],
  ["?q=", ""],
  ["?q=+%20", ""],
  ["?query=media", ""],
])("the query in %s is %j", (search, query) => {
  expect(queryInUrl(search)).toBe(query);
});

/** A field of the page: its value, its selection, and whether it takes the focus. */
class FakeField {
  selection: readonly (number | null)[] = [];
  readonly selectionStart = 1;
  readonly selectionEnd = 2;

  constructor(public value = "") {}

  focus(): void {
    vi.stubGlobal("document", { activeElement: this });
  }

  setSelectionRange(...selection: readonly (number | null)[]): void {
    this.selection = selection;
  }
}

const connect = (field: FakeField): (() => void) => connectField(field as unknown as HTMLInputElement);

describe("the query", () => {
  beforeEach(() => {
    vi.stubGlobal("document", { activeElement: null });
    setQuery("");
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("stands in all fields of the page, also in those that are added later", () => {
    const [navbar, dialog] = [new FakeField(), new FakeField()];
    const leave = [connect(navbar)];
    setQuery("media");
    leave.push(connect(dialog));
    expect([navbar.value, dialog.value]).toEqual(["media", "media"]);
    setQuery("user");
    expect([navbar.value, dialog.value, currentQuery()]).toEqual(["user", "user", "user"]);
    for (const disconnect of leave) disconnect();
    setQuery("");
    expect(navbar.value).toBe("user");
  });

  it("is what was typed before the scripts of the page ran", () => {
    connect(new FakeField("med"))();
    expect(currentQuery()).toBe("med");
  });

  it("takes its caret from a focused field to the next one, and to no other", () => {
    const [before, next, last] = [new FakeField("media"), new FakeField(), new FakeField()];
    const disconnect = connect(before);
    before.focus();
    disconnect();
    const leaveNext = connect(next);
    expect(document.activeElement).toBe(next);
    vi.stubGlobal("document", { activeElement: null });
    leaveNext();
    expect(next.selection).toEqual([1, 2]);
    connect(last)();
    expect(last.selection).toEqual([]);
  });
});
