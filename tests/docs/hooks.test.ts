import { EVENT_CALLBACK_MAP } from "@graphql-markdown/core/event-map";
import { createMDXFormatter } from "@graphql-markdown/docusaurus/mdx";
import { describe, expect, it } from "vitest";
import { readSource } from "./markdown/files";

const guide = await readSource("docs/guides/custom-formatter.mdx");

function rows(pattern: RegExp): string[] {
  return [...guide.matchAll(pattern)].map(([, name = ""]) => name);
}

describe("the guide to formatters", () => {
  it("lists exactly the hooks that the tool runs", () => {
    const hooks = new Set<string>(Object.values(EVENT_CALLBACK_MAP));
    hooks.delete("beforeRenderTypeEntitiesHook");
    expect(rows(/^\| `(\w+Hook)` \|/gmu).toSorted()).toEqual([...hooks].toSorted());
  });

  it("lists exactly the functions of a preset", () => {
    expect(rows(/^\| `(formatMDX\w+)` \|/gmu).toSorted()).toEqual(
      Object.keys(createMDXFormatter({}))
        .filter((name) => name.startsWith("formatMDX"))
        .toSorted(),
    );
  });
});
