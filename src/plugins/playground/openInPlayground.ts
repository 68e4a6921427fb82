import type { Code, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { parse } from "yaml";
import { mdxElement } from "../../shared/mdxElements";
import { hasForms } from "../configurationForms";
import { defaultOptions, definitions, optionNames } from "./browser/options";
import type { PlaygroundOptions } from "./browser/options";
import { linkTo, readOptions } from "./browser/ui/saved/link";

type Values = Readonly<Record<string, unknown>>;

const valuesIn = (value: unknown): Values => Object(value) as Values;

/** Whether a block is a complete schema. */
const isSchema = ({ lang, value }: Code): boolean => lang === "graphql" && /^type Query\b/mu.test(value);

/** Whether a block sets options of the tool as YAML. Options in JavaScript are code, which the playground does not run. */
const hasOptions = ({ lang, meta, value }: Code): boolean =>
  lang === "yaml" && (meta === 'title=".graphqlrc"' || hasForms({ language: lang, meta: meta ?? "", code: value }));

/** Returns the framework of a preset: `hugo` for `@graphql-markdown/formatters/hugo`. */
const frameworkOf = (formatter: unknown): string | undefined =>
  /^@graphql-markdown\/formatters\/(\w+)$/u.exec(String(formatter))?.[1];

/**
 * Converts options of the tool to options of the playground.
 *
 * @param code YAML: only the options, or a `.graphqlrc`
 * @returns undefined when the playground has none of the options, or does not support one of the values
 */
export function optionsOf(code: string): PlaygroundOptions | undefined {
  const file = valuesIn(parse(code));
  const settings = valuesIn(valuesIn(file["extensions"])["graphql-markdown"] ?? file);
  const framework = frameworkOf(settings["formatter"]);
  const given = optionNames.flatMap((name) => {
    const { group, form, setting, standard } = definitions[name];
    const value = (group ? valuesIn(settings[group]) : settings)[name];
    if (!setting || value === undefined || form.kind === "lines") return [];
    if (form.kind === "names") return [[name, [value].flat()]];
    if (form.kind === "choice") return [[name, value === "SKIP" ? "skip" : value]];
    return [[name, form.kind === "texts" ? { ...valuesIn(standard), ...valuesIn(value) } : value]];
  });
  if (framework !== undefined) given.push(["framework", framework]);
  return given.length === 0 ? undefined : readOptions(Object.fromEntries(given));
}

/**
 * Remark plugin: adds a link to the playground below each schema, and below each block of options on a page with a schema. The
 * link of a schema has the options of the block that follows, if there is one. The link of options has the last schema before
 * them, otherwise the first on the page.
 */
export default function openInPlayground() {
  return async (tree: Root): Promise<void> => {
    const blocks: { readonly code: Code; readonly insert: (content: RootContent) => void }[] = [];
    visit(tree, "code", (code, _, parent) => {
      if (!parent || (!isSchema(code) && !hasOptions(code))) return;
      const insert = (content: RootContent): void => {
        parent.children.splice(parent.children.indexOf(code) + 1, 0, content);
      };
      blocks.push({ code, insert });
    });
    for (const [at, { code, insert }] of blocks.entries()) {
      const before = blocks.slice(0, at + 1).findLast((block) => isSchema(block.code));
      const schema = (before ?? blocks.find((block) => isSchema(block.code)))?.code;
      const next = isSchema(code) ? blocks[at + 1]?.code : code;
      const options = next && hasOptions(next) ? optionsOf(next.value) : undefined;
      if (!schema || (schema !== code && !options)) continue;
      const target = await linkTo({ source: schema.value, options: options ?? defaultOptions });
      if ("hash" in target) insert(mdxElement("OpenInPlayground", { hash: target.hash }));
    }
  };
}
