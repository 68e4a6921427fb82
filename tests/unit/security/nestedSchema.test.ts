import { describe, expect, it } from "vitest";
import { optionsWith } from "../../playground/options";
import { lastOf } from "../plugins/playground/worker/answers";
import { startWorker } from "../plugins/playground/worker/bundledWorker";

const worker = await startWorker();

const options = optionsWith();

const nested = (open: string, within: string, close: string): string =>
  open.repeat(90_000) + within + close.repeat(90_000);

const field = (type: string, args = ""): string =>
  `{"__schema":{"queryType":{"name":"Query"},"directives":[],"types":[{"kind":"SCALAR","name":"Int"},
  {"kind":"OBJECT","name":"Query","interfaces":[],"fields":[{"name":"a","args":[${args}],"isDeprecated":false,"type":${type}}]}]}}`;

const INT = '{"kind":"SCALAR","name":"Int"}';

describe("a schema of 90,000 levels", () => {
  it.each(
    Object.entries({
      "list types": `type Query { a: ${nested("[", "Int", "]")} }`,
      "unclosed lists": `type Query { a: ${nested("[", "", "")}`,
      "a default of lists": `type Query { a(b: Int = ${nested("[", "", "]")}): Int }`,
      "a default of objects": `type Query { a(b: Int = ${nested("{a:", "1", "}")}): Int }`,
      "an argument of a directive": `type Query @a(b: ${nested("[", "", "]")}) { a: Int }`,
      "types in an introspection result": field(nested('{"kind":"LIST","ofType":', INT, "}")),
      "a default in an introspection result": field(
        INT,
        `{"name":"b","type":${INT},"defaultValue":"${nested("[", "", "]")}"}`,
      ),
    }),
  )("is rejected with a message: %s", async (_what, source) => {
    const { message } = lastOf(await worker.ask({ source, options }), "refused");
    expect(message).toMatch(/^The schema is nested too deeply for the browser\./u);
  });

  it.each(
    Object.entries({
      braces: nested("{ a ", "", ""),
      parentheses: `type Query { a${nested("(", "", "")}`,
      strings: nested('"""a"""', "", ""),
      "JSON that ends early": nested('{"a":', "", ""),
      "JSON without a schema": nested('{"a":', "1", "}"),
    }),
  )("is reported as a mistake: %s", async (_what, source) => {
    expect(lastOf(await worker.ask({ source, options }), "invalid").diagnostics).toHaveLength(1);
  });
});
