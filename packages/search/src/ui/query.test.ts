// @vitest-environment happy-dom
import { afterEach, describe, expect, it, test } from "vitest";
import { connectField, currentQuery, queryInUrl, setQuery } from "./query.ts";

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
])("the query in the URL %s is %j", (search, query) => {
  expect(queryInUrl(search)).toBe(query);
});

/** Adds a field to the page, and connects it to the query. */
function addField(value = ""): { readonly field: HTMLInputElement; readonly remove: () => void } {
  const field = document.createElement("input");
  document.body.append(field);
  field.value = value;
  const disconnect = connectField(field);
  const remove = (): void => {
    disconnect();
    field.remove();
  };
  return { field, remove };
}

afterEach(() => {
  setQuery("");
});

describe("the query", () => {
  it("is in all fields of the page, including those added later", () => {
    const navbar = addField();
    setQuery("media");
    const dialog = addField();
    expect([navbar.field.value, dialog.field.value]).toEqual(["media", "media"]);
    setQuery("user");
    expect([navbar.field.value, dialog.field.value, currentQuery()]).toEqual(["user", "user", "user"]);
    for (const { remove } of [navbar, dialog]) remove();
    setQuery("");
    expect(navbar.field.value).toBe("user");
  });

  it("includes what was typed before the scripts of the page ran", () => {
    addField("med").remove();
    expect(currentQuery()).toBe("med");
  });

  it("moves to the next field, with the focus and selection of the removed one", () => {
    const before = addField("media");
    before.field.focus();
    before.field.setSelectionRange(1, 2);
    before.remove();
    const next = addField();
    expect(document.activeElement).toBe(next.field);
    expect([next.field.selectionStart, next.field.selectionEnd]).toEqual([1, 2]);
    next.field.blur();
    next.remove();
    const last = addField();
    expect(document.activeElement).not.toBe(last.field);
    last.remove();
  });
});
