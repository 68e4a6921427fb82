import { beforeAll, describe, expect, it } from "vitest";
import { proves } from "../conformance/proves";
import { builtFiles, readPages } from "./site";
import type { BuiltPage } from "./site";

let pages: readonly BuiltPage[];

beforeAll(async () => {
  pages = [...(await readPages()).values()];
});

/** Routes of the pages whose text outside of code matches. */
function pagesWith(words: RegExp): string[] {
  const matches = ({ $ }: BuiltPage): boolean =>
    $("main *:not(pre, code, pre *, code *)")
      .toArray()
      .some((element) => words.test($(element).contents().not("*").text()));
  return pages.filter(matches).map(({ route }) => route);
}

/** Names of files that a host sends as they are. */
const STATIC =
  /\.(?:html|js|css|json|md|txt|xml|svg|png|ico|webp|woff2|webmanifest|map|zip|tgz|gz|br)$|^(?:_headers|_redirects)$/u;

/** Paths of files that a host would run: a worker and functions of Cloudflare, and functions of Netlify. */
const EXECUTABLE = /^(?:_worker\.js|(?:\.?netlify|functions)\/)/u;

it("the site has only static files", proves("L139b"), async () => {
  expect((await builtFiles()).filter((file) => !STATIC.test(file) || EXECUTABLE.test(file))).toEqual([]);
});

describe("the HTML of the site", () => {
  it("has no form that sends data, and no editable text", proves("L17b"), () => {
    const editable =
      "form[method], form[action], [formaction], [formmethod], [contenteditable], textarea, input[type=file]";
    expect(pages.filter(({ $ }) => $(editable).length > 0).map(({ route }) => route)).toEqual([]);
  });

  it("has no field, link or button to sign in or up", proves("L13a", "L129a"), () => {
    const signsIn = ({ $ }: BuiltPage): boolean =>
      $("input:is([type=password], [type=email]), [autocomplete*=username], [autocomplete*=password]").length > 0 ||
      $("a, button")
        .toArray()
        .some((element) => /^\s*(?:sign|log)[ -]?(?:in|up|on|out)\s*$/iu.test($(element).text()));
    expect(pages.filter(signsIn).map(({ route }) => route)).toEqual([]);
  });

  it("mentions roles and permissions only in the examples and the guide for CI", proves("L129b"), () => {
    const found = pagesWith(/\b(?:roles|permissions?)\b|\brole\b(?! in the API)/iu);
    expect(found.filter((route) => !route.startsWith("/examples/"))).toEqual(["/docs/guides/continuous-integration"]);
    expect(found.length).toBeGreaterThan(10);
  });

  it("offers no colour mode that follows the system", proves("L106d"), () => {
    const followsSystem = ({ $ }: BuiltPage): boolean =>
      $("button[title*=system i], button[aria-label*=system i], button[aria-label*=auto i]").length > 0;
    expect(pages.filter(followsSystem).map(({ route }) => route)).toEqual([]);
  });
});
