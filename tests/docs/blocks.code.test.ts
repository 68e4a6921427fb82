import { describe, expect, it } from "vitest";
import { compile } from "./blocks/compile";
import { isCompiled } from "./blocks/means";
import { parseFences, readFences } from "./fences";

function problemsIn(title: string, code: string, more = ""): string[] {
  const fences = parseFences("page", `\`\`\`js title="${title}"\n${code}\n\`\`\`\n${more}`);
  return compile(fences);
}

describe("the JavaScript and TypeScript blocks", () => {
  it("compile against the types of the installed packages", async () => {
    const fences = await readFences();
    expect(compile(fences.filter(isCompiled), fences)).toEqual([]);
  });
});

describe("the compiler of blocks", () => {
  it("reports a syntax error with its line", () => {
    expect(problemsIn("a.mjs", "export default {\n  a: ,\n};")).toEqual(["page:3: Expression expected."]);
  });

  it("reports a package or an export that does not exist", () => {
    expect(problemsIn("a.mjs", 'import "@graphql-markdown/nothing";').join()).toMatch(/^page:2: Cannot find module/u);
    expect(problemsIn("a.mjs", 'import { nothing } from "@graphql-markdown/cli";').join()).toMatch(
      /no exported member/u,
    );
    expect(problemsIn("a.cjs", 'require("@graphql-markdown/formatters/nothing");').join()).toMatch(
      /Cannot find module/u,
    );
  });

  it("reports an option that a function of the packages does not take", () => {
    const code =
      'import { runGraphQLMarkdown } from "@graphql-markdown/cli";\nrunGraphQLMarkdown({ rootpath: "x" }, {});';
    expect(problemsIn("a.mjs", code).join()).toMatch(/^page:3: .*'rootpath'/u);
  });

  it("lets a block import another block of its page, and no other file", () => {
    const other = '\n```js title="b.mjs"\nexport const b = 1;\n```\n';
    expect(problemsIn("a.mjs", 'import { b } from "./b.mjs";\nb.toFixed();', other)).toEqual([]);
    expect(problemsIn("a.mjs", 'import { b } from "./c.mjs";\nb();', other).join()).toMatch(/Cannot find module/u);
  });
});
