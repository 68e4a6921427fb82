import path from "node:path";
import { describe, expect, it } from "vitest";
import { shortenClassNames, shortName } from "@site/src/bundle/styles/classNames";

type NameOf = (context: { rootContext: string; resourcePath: string }, pattern: string, local: string) => unknown;

/** What the rule for CSS modules of a bundler calls the classes of a file. */
function namesIn(rootContext: string, keep = /(?!)/u): (file: string, local: string) => unknown {
  const modules: { getLocalIdent?: NameOf } = {};
  const config = { module: { rules: [{ test: /x/u }, { use: [{ options: {} }, { options: { modules } }] }] } };
  shortenClassNames(config, keep);
  return (file, local) =>
    modules.getLocalIdent?.({ rootContext, resourcePath: path.join(rootContext, file) }, "", local);
}

describe("classes of CSS modules", () => {
  it("have names of five letters and digits that a selector can hold as they are", () => {
    for (let at = 0; at < 2000; at += 1) {
      expect(shortName("src/a.module.css", `class${String(at)}`)).toMatch(/^[a-z][a-z\d]{4}$/iu);
    }
  });

  it("have the same names wherever the site lies, and others in another file", () => {
    const here = namesIn("/here")("src/a.module.css", "row");
    expect(namesIn("/there/else")("src/a.module.css", "row")).toBe(here);
    expect(namesIn("/here")("src/b.module.css", "row")).not.toBe(here);
  });

  it("keep their own names where the site finds them by those", () => {
    const name = namesIn("/site", /^iconEdit_/u);
    expect([name("a.module.css", "buttonGroup"), name("a.module.css", "iconEdit")]).toEqual([undefined, undefined]);
  });

  it("never share a name: the error tells both and what to do", () => {
    const name = namesIn("/site");
    const locals = new Map<string, string>();
    let pair: [string, string] | undefined;
    for (let at = 0; !pair; at += 1) {
      const local = `c${String(at)}`;
      const short = shortName("a.module.css", local);
      const other = locals.get(short);
      if (other !== undefined) pair = [other, local];
      locals.set(short, local);
    }
    const [first, second] = pair;
    name("a.module.css", first);
    expect(() => name("a.module.css", second)).toThrow(
      new RegExp(`^\\.${first} of a\\.module\\.css and \\.${second} of .* Rename one`, "u"),
    );
  });

  it("are not left long in silence when the bundler's rules change", () => {
    expect(() => {
      shortenClassNames({ module: { rules: [] } }, /(?!)/u);
    }).toThrow("No rule of the bundler is for CSS modules");
  });
});
