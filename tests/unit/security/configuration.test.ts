import { execFileSync } from "node:child_process";
import { chmod, writeFile } from "node:fs/promises";
import path from "node:path";
import vm from "node:vm";
import fc from "fast-check";
import { parse as parseSdl } from "graphql";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { toJavaScript, toYaml } from "@site/src/plugins/playground/browser/config/written";
import type { Settings } from "@site/src/plugins/playground/browser/config/written";
import { commandFor } from "@site/src/plugins/playground/browser/ui/editor/command";
import { readSchemas } from "@site/src/plugins/playground/browser/ui/editor/readSchemas";
import type { SourceFile } from "@site/src/plugins/playground/browser/ui/editor/sourceFile";
import { temporaryFolder } from "../temporaryFolder";

const hostile = fc.constantFrom(...Array.from("a1 :#-'\"`\\$(){}[]<>&|;*?!=~@%\n\r\t\u2028\u2029\u0085\0é✓"));
const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: hostile }),
  fc.constantFrom("__proto__", "</script>", "${HOME}", "$(id)", "`id`", "'; id; '", "null", "<<", "..."),
);

/** Nested settings without lists. Maps are not empty, because the playground writes no empty map. */
const settings = fc.letrec<{ value: Settings[string]; map: Settings }>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, text, fc.integer(), fc.boolean(), fc.constant(null), tie("map")),
  map: fc.dictionary(text, tie("value"), { minKeys: 1, maxKeys: 4 }),
})).map;

describe("settings with any keys and texts", () => {
  it("are parsed from their YAML unchanged", () => {
    fc.assert(
      fc.property(settings, (value) => {
        expect(Object.entries(parse(toYaml(value)) as object)).toEqual(Object.entries(value));
      }),
    );
  });

  it("are evaluated from their JavaScript unchanged", () => {
    fc.assert(
      fc.property(settings, (value) => {
        const evaluated: unknown = vm.runInNewContext(`JSON.stringify(${toJavaScript(value)})`);
        expect(evaluated).toBe(JSON.stringify(value));
      }),
    );
  });
});

describe("the command for an endpoint", () => {
  it("passes the URL and the headers to curl unchanged, and runs nothing else", async () => {
    const folder = await temporaryFolder();
    const curl = path.join(folder, "curl");
    // Prints each argument followed by NUL, which no argument can contain.
    await writeFile(curl, `#!/bin/sh\nprintf '%s\\0' "$@"\n`);
    await chmod(curl, 0o755);
    const argumentsOf = (command: string): readonly string[] =>
      execFileSync("/bin/sh", ["-c", command], {
        cwd: folder,
        env: { PATH: folder, HOME: "/secret" },
        encoding: "utf8",
      })
        .split("\0")
        .slice(0, -1);
    fc.assert(
      fc.property(text, text, (query, typed) => {
        const value = typed.replaceAll(/[\r\n]/gu, "");
        const url = `https://a.example/graphql?${query}`.trim();
        const result = commandFor({ url, headers: `X-Odd: ${value}`, shell: "posix" });
        if ("problem" in result) {
          expect(url + value).toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFEFF\uFFFE\uFFFF]/u);
          return;
        }
        const [flags, address, ...rest] = argumentsOf(result.command);
        expect([flags, address]).toEqual(["-gfsS", url]);
        expect(rest.slice(0, 4)).toEqual(["-H", "content-type: application/json", "-H", `X-Odd: ${value.trim()}`]);
        expect(rest.slice(4)).toEqual(["-d", expect.stringMatching(/^\{"query":/u), "-o", "schema.json"]);
      }),
      { numRuns: 60 },
    );
  });
});

it("file names cannot leave the comments of a schema joined from files", async () => {
  await fc.assert(
    fc.asyncProperty(text, text, async (one, other) => {
      const file = (name: string, sdl: string): SourceFile => new File([sdl], `${name}.graphql`);
      const { text: joined } = await readSchemas([file(one, "scalar A"), file(`${other}b`, "scalar B")]);
      expect(parseSdl(joined).definitions).toHaveLength(2);
    }),
  );
});
