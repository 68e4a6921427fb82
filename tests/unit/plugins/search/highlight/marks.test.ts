import { beforeEach, expect, test, vi } from "vitest";
import {
  clearMarks,
  expectMarks,
  markCount,
  routeChanged,
  subscribeMarks,
} from "@site/src/plugins/search/browser/highlight/marks";

/** Expects marks on a page; tells whether they are there. */
function expectOn(pathname: string): { readonly marked: () => boolean } {
  let marked = false;
  expectMarks({
    pathname,
    start: (report) => {
      marked = true;
      report(3);
      return () => {
        marked = false;
      };
    },
  });
  return { marked: () => marked };
}

beforeEach(() => {
  routeChanged("/elsewhere", undefined);
  clearMarks();
});

test("marks are made when the page is there, not before", () => {
  const { marked } = expectOn("/page");
  expect(marked()).toBe(false);
  routeChanged("/page", "/");
  expect(marked()).toBe(true);
  expect(markCount()).toBe(3);
});

test("a slash at the end makes no other page", () => {
  const { marked } = expectOn("/page");
  routeChanged("/page/", "/");
  expect(marked()).toBe(true);
});

test("they stay for a jump on the page, and go with the next page", () => {
  const { marked } = expectOn("/page");
  routeChanged("/page", "/");
  routeChanged("/page", "/page");
  expect(marked()).toBe(true);
  routeChanged("/other", "/page");
  expect(marked()).toBe(false);
  expect(markCount()).toBe(0);
  routeChanged("/page", "/other");
  expect(marked()).toBe(false);
});

test("marks for a page that the reader did not reach are forgotten", () => {
  const { marked } = expectOn("/page");
  routeChanged("/other", "/");
  routeChanged("/page", "/other");
  expect(marked()).toBe(false);
});

test("the next result on the same page takes the place of the last", () => {
  const first = expectOn("/page");
  routeChanged("/page", "/");
  const second = expectOn("/page");
  routeChanged("/page", "/page");
  expect([first.marked(), second.marked()]).toEqual([false, true]);
});

test("those who listen hear of marks that come and go", () => {
  const listener = vi.fn();
  const end = subscribeMarks(listener);
  expectOn("/page");
  routeChanged("/page", "/");
  clearMarks();
  clearMarks();
  end();
  expect(listener).toHaveBeenCalledTimes(2);
});
