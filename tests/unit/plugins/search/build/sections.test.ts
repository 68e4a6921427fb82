import { describe, expect, it } from "vitest";
import { sectionsOf } from "@site/src/plugins/search/build/sections";
import { element } from "@site/src/shared/markup/elements";
import { parse } from "@site/src/shared/markup/page";

const cut = (html: string): ReturnType<typeof sectionsOf> => sectionsOf(element("article", parse(html)));

describe("the sections of a page", () => {
  it("go from one heading to the next beside it, with titles without the direct link", () => {
    const link = '<a class="hash-link" href="#one">\u200B</a>';
    expect(
      cut(`<h1>A page</h1><p>Lead</p><h2>One <code>x</code>${link}</h2><p>First</p><h3>Two</h3><h4>Deeper</h4>`),
    ).toEqual({
      pageTitle: "A page",
      sections: [
        { title: "A page", hash: "", content: "Lead" },
        { title: "One x", hash: "#one", content: "First" },
        { title: "Two", hash: "", content: "Deeper" },
      ],
    });
  });

  it("start below the header that the title stands in", () => {
    const { sections } = cut("<div><header><h1>A post</h1><time>Today</time></header><div><p>Lead</p></div></div>");
    expect(sections).toEqual([{ title: "A post", hash: "", content: "Lead" }]);
  });

  it("end the introduction at the first heading within what follows the title", () => {
    const { sections } = cut("<h1>Title</h1><p>Lead</p><div><p>More</p><h2>One</h2><p>First</p></div><p>Last</p>");
    expect(sections.map(({ content }) => content)).toEqual(["Lead More", "First"]);
    const deep = cut("<h1>Title</h1><div><p>Lead</p><div><p>More</p><h2>One</h2></div></div>");
    expect(deep.sections[0]?.content).toBe("Lead More");
  });

  it("keep the words of lines, cells and items apart, join those of a line, and leave out what nobody sees", () => {
    const { sections } = cut(
      "<h1>T</h1><ul><li>a</li><li>b</li></ul><p>c<br>d<b>e</b></p><table><tr><td>f</td><td>g</td></tr></table><style>h</style>",
    );
    expect(sections[0]?.content).toBe("a b c de f g");
  });

  it("are none on a page without headings", () => {
    expect(cut("<p>Text</p>")).toEqual({ pageTitle: "", sections: [] });
  });
});
