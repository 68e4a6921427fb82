import { describe, expect, it } from "vitest";
import { differencesOf } from "../../compare/differences";
import { linesOf } from "../../compare/page";

const page = (main: string): ReturnType<typeof linesOf> => linesOf(`<nav>Home</nav><main>${main}</main>`);

describe("a page", () => {
  it("is its lines, which blocks end and inline elements do not", () => {
    const { text } = page(
      "<h2 id=a>One<a class=hash-link href=#a>\u200b</a></h2><p>Two <b>bold</b>\n words.</p>Three<br>four",
    );
    expect(text).toEqual(["One", "Two bold words.", "Three", "four"]);
  });

  it("is its links and headings, without what stands around it or is not seen", () => {
    const { link, outline, text } = page('<h2 id="a">One</h2><a href="/x/">An <b>x</b></a><script>no()</script>');
    expect({ link, outline }).toEqual({ link: ["An x → /x/"], outline: ["h2 One #a"] });
    expect(text).toEqual(["One", "An x"]);
  });
});

describe("two editions", () => {
  it("differ in what came and what went, that of the most pages first", () => {
    const before = new Map([
      ["/a", page("<p>Same</p><p>Old</p>")],
      ["/b", page("<p>Old</p><p>Twice</p>")],
      ["/gone", page("<p>Gone</p>")],
    ]);
    const now = new Map([
      ["/a", page("<p>New</p><p>Same</p>")],
      ["/b", page("<p>Twice</p><p>Twice</p>")],
    ]);
    expect(differencesOf(before, now)).toEqual([
      { of: "text", sign: "-", line: "Old", pages: ["/a", "/b"] },
      { of: "text", sign: "+", line: "New", pages: ["/a"] },
      { of: "text", sign: "+", line: "Twice", pages: ["/b"] },
    ]);
  });

  it("are the same where lines only moved", () => {
    const before = new Map([["/a", page("<p>One</p><p>Two</p>")]]);
    const now = new Map([["/a", page("<p>Two</p><p>One</p>")]]);
    expect(differencesOf(before, now)).toEqual([]);
  });
});
