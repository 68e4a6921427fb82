import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { buildClientSchema, buildSchema, graphqlSync, printSchema } from "graphql";
import type { IntrospectionQuery } from "graphql";
import { describe, expect, it } from "vitest";
import { commandFor } from "@site/src/plugins/playground/browser/ui/editor/command";
import { serve } from "../../../serve";
import { temporaryFolder } from "../../../temporaryFolder";

const schema = buildSchema('"Books."\ntype Query {\n  "One book."\n  book(id: ID!): String\n}');

/** Returns the command, or the message about invalid input. */
function commandOrProblem(url: string, headers = "", shell: "posix" | "powershell" = "posix"): string {
  const result = commandFor({ url, headers, shell });
  return "command" in result ? result.command : result.problem;
}

describe("the command for an endpoint", () => {
  it("saves the schema and sends the headers unchanged", async () => {
    const folder = await temporaryFolder();
    const odd = `it's "$HOME" \`id\` \\ !x`;
    let headers: IncomingHttpHeaders = {};
    const origin = await serve((request, response) => {
      ({ headers } = request);
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        const { query } = JSON.parse(body) as { query: string };
        response.end(JSON.stringify(graphqlSync({ schema, source: query })));
      });
    });
    const command = commandOrProblem(`${origin}/graphql?a=b&c='d'`, `Authorization: Bearer a:b\n\n X-Odd : ${odd}`);
    await promisify(execFile)("sh", ["-c", command], { cwd: folder });
    expect(headers).toMatchObject({ authorization: "Bearer a:b", "x-odd": odd, "content-type": "application/json" });
    const result = JSON.parse(await readFile(path.join(folder, "schema.json"), "utf8")) as { data: IntrospectionQuery };
    expect(printSchema(buildClientSchema(result.data))).toBe(printSchema(schema));
  });

  it("doubles quotes for PowerShell, including typographic ones", () => {
    const command = commandOrProblem("https://a.example/graphql", "X-Odd: it's ’x’ $y", "powershell");
    expect(command).toContain("Invoke-WebRequest -Uri 'https://a.example/graphql' `\n");
    expect(command).toContain("-Headers @{ 'X-Odd' = 'it''s ’’x’’ $y' }");
    expect(command).toContain('-Body \'{"query":"query IntrospectionQuery {');
    expect(command).toMatch(/-OutFile schema\.json$/u);
    expect(commandOrProblem("https://a.example/graphql", "", "powershell")).not.toContain("-Headers");
  });

  it.each(["", "api.example.com", "file:///etc/passwd", "javascript:alert(1)"])(
    "is replaced by a message for the URL %j",
    (url) => {
      expect(commandOrProblem(url)).toBe("Enter the URL of the endpoint, starting with https:// or http://.");
    },
  );

  it.each(["Authorization", ": x", "a b: c", "A: b\u0007"])("is replaced by a message for the header %j", (line) => {
    const problem = `Write each header as "Name: value". This line is wrong: ${line}`;
    expect(commandOrProblem("https://a.example", `X: y\n${line}`)).toBe(problem);
  });
});
