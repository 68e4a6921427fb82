import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { buildClientSchema, buildSchema, graphqlSync, printSchema } from "graphql";
import type { IntrospectionQuery } from "graphql";
import { describe, expect, it } from "vitest";
import { commandFor } from "@site/src/plugins/playground/browser/ui/editor/command";
import { temporaryFolder } from "../../../temporaryFolder";

const schema = buildSchema('"Books."\ntype Query {\n  "One book."\n  book(id: ID!): String\n}');

/** A server that answers queries, and keeps the headers of the last. */
async function withServer<Result>(
  act: (url: string, seen: () => IncomingHttpHeaders) => Promise<Result>,
): Promise<Result> {
  let headers: IncomingHttpHeaders = {};
  const server = createServer((request, response) => {
    ({ headers } = request);
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { query } = JSON.parse(body) as { query: string };
      response.end(JSON.stringify(graphqlSync({ schema, source: query })));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await act(
      `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/graphql?a=b&c='d'`,
      () => headers,
    );
  } finally {
    server.close();
  }
}

/** The command, or the problem. */
function written(url: string, headers = "", shell: "posix" | "powershell" = "posix"): string {
  const result = commandFor({ url, headers, shell });
  return "command" in result ? result.command : result.problem;
}

describe("the command for an endpoint", () => {
  it("saves its schema when a shell runs it, and sends the headers as they were typed", async () => {
    const folder = await temporaryFolder();
    const odd = `it's "$HOME" \`id\` \\ !x`;
    const seen = await withServer(async (url, headers) => {
      const command = written(url, `Authorization: Bearer a:b\n\n X-Odd : ${odd}`);
      await promisify(execFile)("sh", ["-c", command], { cwd: folder });
      return headers();
    });
    expect(seen).toMatchObject({ authorization: "Bearer a:b", "x-odd": odd, "content-type": "application/json" });
    const { data } = JSON.parse(await readFile(path.join(folder, "schema.json"), "utf8")) as {
      data: IntrospectionQuery;
    };
    expect(printSchema(buildClientSchema(data))).toBe(printSchema(schema));
  });

  it("quotes for PowerShell as its language says: each quote twice, typographic ones too", () => {
    const command = written("https://a.example/graphql", "X-Odd: it's ’x’ $y", "powershell");
    expect(command).toContain("Invoke-WebRequest -Uri 'https://a.example/graphql' `\n");
    expect(command).toContain("-Headers @{ 'X-Odd' = 'it''s ’’x’’ $y' }");
    expect(command).toContain('-Body \'{"query":"query IntrospectionQuery {');
    expect(command).toMatch(/-OutFile schema\.json$/u);
    expect(written("https://a.example/graphql", "", "powershell")).not.toContain("-Headers");
  });

  it("is not written for what is no URL of the web, or no header, and the message says what is wrong", () => {
    for (const url of ["", "api.example.com", "file:///etc/passwd", "javascript:alert(1)"]) {
      expect(written(url)).toBe("Enter the URL of the endpoint, with https:// or http:// at its start.");
    }
    for (const line of ["Authorization", ": x", "a b: c", "A: b\u0007"]) {
      expect(written("https://a.example", `X: y\n${line}`)).toBe(
        `Write each header as "Name: value". This line is not: ${line}`,
      );
    }
  });
});
