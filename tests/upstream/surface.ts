import { createRequire } from "node:module";
import { EVENT_CALLBACK_MAP } from "@graphql-markdown/core/event-map";
import { HOLE } from "../docs/code/texts";
import { hasOwnText, installedMessages } from "../docs/messages/collect";
import type { Default } from "../docs/options/defaults";
import { readFacts } from "../docs/options/facts";

/** What users of the tool see of it: names by kind, each with what belongs to it. */
export type Surface = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const FORMATTERS = "@graphql-markdown/formatters";

const require = createRequire(import.meta.url);

/** Reads the options, flags, hooks, formatter presets and messages of the installed release. */
export async function readSurface(): Promise<Surface> {
  const [{ options, flags, defaults }, messages] = await Promise.all([readFacts(), installedMessages()]);
  const optionRows = options.map(({ path, kinds, required }): [string, string[]] => {
    return [path, [...[...kinds].sort(), required ? "required" : told(defaults.get(path))]];
  });
  const flagRows = flags.map(({ text, option, docusaurusOnly }): [string, string[]] => [
    text,
    [`sets ${option ?? "nothing"}`, ...(docusaurusOnly ? ["Docusaurus only"] : [])],
  ]);
  const { exports } = require(`${FORMATTERS}/package.json`) as { readonly exports: object };
  const presets = Object.keys(exports).filter((name) => /^\.\/\w+$/u.test(name) && name !== "./defaults");
  const modules = ["@graphql-markdown/docusaurus/mdx", ...presets.map((name) => FORMATTERS + name.slice(1))];
  return {
    option: Object.fromEntries(optionRows),
    flag: Object.fromEntries(flagRows),
    hook: Object.fromEntries(Object.entries(EVENT_CALLBACK_MAP).map(([event, hook]) => [hook, [event]])),
    preset: Object.fromEntries(modules.map((name) => [name, Object.keys(require(name) as object).sort()])),
    message: Object.fromEntries(
      messages
        .filter(hasOwnText)
        .map(({ text }): [string, string[]] => [text.replaceAll(HOLE, "…"), []])
        .sort(),
    ),
  };
}

function told(value: Default = { none: true }): string {
  if ("none" in value) return "no default";
  return `default ${"value" in value ? JSON.stringify(value.value) : value.words.join(" ")}`;
}
