import { createRequire } from "node:module";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { Page, Reference } from "./pages";
import { ROOT, siteReference } from "./pages";

let reference: Reference;

beforeAll(async () => {
  reference = await siteReference();
});

/** The import statement at the top of a page. */
function importOf({ body }: Page): { names: string[]; specifier: string } | undefined {
  const [lead = ""] = body.split(/^## /m);
  const match = /^import \{([^}]*)\} from "([^"]+)";$/m.exec(lead);
  if (!match) return undefined;
  const [, names = "", specifier = ""] = match;
  return {
    names: names
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
    specifier,
  };
}

it("shows only imports that work in Node.js", () => {
  const load = createRequire(path.join(ROOT, "package.json"));
  const problems = reference.pages.flatMap((page) => {
    const shown = importOf(page);
    if (!shown) return [];
    const module = load(shown.specifier) as Record<string, unknown>;
    return shown.names
      .filter((name) => !(name in module))
      .map((name) => `${page.file}: ${name} from ${shown.specifier}`);
  });
  expect(problems).toEqual([]);
  expect(reference.pages.filter((page) => importOf(page)).length).toBeGreaterThan(70);
});
