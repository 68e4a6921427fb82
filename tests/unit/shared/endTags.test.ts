import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { withEndTags } from "@site/src/shared/markup/endTags";

describe("end tags that the minimizer omits", () => {
  it.each([
    ["<ul><li>a<li>b<ul><li>c</ul></ul>", "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>"],
    ["<div><p>a<p>b<div>c</div></div>", "<div><p>a</p><p>b</p><div>c</div></div>"],
    ["<ul><li><p>a<li><p>b</ul>", "<ul><li><p>a</p></li><li><p>b</p></li></ul>"],
    [
      "<table><tbody><tr><td><p>a<td><p>b<tr><td>c</table>",
      "<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr><tr><td>c</td></tr></tbody></table>",
    ],
    ["<dl><dt>a<dd>b<dt>c<dd>d</dl>", "<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>"],
    [
      "<table><thead><tr><th>a<th>b<tbody><tr><td>1<td>2</table>",
      "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
    ],
  ])("are added: %s", (html, expected) => {
    expect(withEndTags(html)).toBe(expected);
    expect(load(expected).html()).toBe(load(html).html());
  });

  it.each([
    "<p title=\"<li>\" data-x='</p>'>a</p>",
    "<script>'<p><li>'</script><!-- <p> --><style>p>a{}</style>",
    "<svg><path d=M0 /><g><use href=#a /></g></svg><br/><img src=/a.svg />",
    "<a href=/docs/>b</a>",
  ])("are not added if they exist or are not needed: %s", (html) => {
    expect(withEndTags(html)).toBe(html);
  });
});
