import { Comment, CommentTag } from "typedoc";
import type { DeclarationReflection } from "typedoc";
import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";
import { moduleId } from "./modules";
import type { ApiModule } from "./modules";
import { SAMPLES } from "./samples";
import type { Sample } from "./samples/core";

/** Descriptions for exports that have none, by module and name. A test fails when the authors have added one. */
export const SENTENCES: Readonly<Record<string, string>> = {
  "core/config#buildConfig":
    "Merges the flags of the command line, the configuration file and the defaults into the options of one run.",
  "core/config#getDiffMethod": "Normalizes the name of a diff method.",
  "core/config#parseDeprecatedDocOptions":
    "Reads deprecated documentation options: there are none now, so the result is empty.",
  "core/config#parseDeprecatedFormatterOption":
    "Reads the formatter, also from its deprecated option `mdxParser`, for which it logs a warning.",
  "core/config#parseDeprecatedPrintTypeOptions":
    "Reads deprecated printing options: there are none now, so the result is empty.",
  "core/config#parseHomepageOption":
    "Chooses the file of the homepage: the flag wins over the configuration, and `false` there means none.",
  "graphql/introspection#getDirectiveLocationForASTPath":
    "Returns the directive location, such as `FIELD_DEFINITION`, of a node of a parsed schema.",
  "printer-legacy/mdx#mdxModule":
    "Completes a formatter module: functions that it does not export are taken from this module.",
  "types/utils#Maybe": "A value that may be missing: signatures in this reference expand it to `T | null | undefined`.",
};

/** Returns the comment on an export, or creates one. The comment on a function belongs to its signature. */
function commentOf(child: DeclarationReflection): Comment {
  const holder = child.signatures?.[0] ?? child;
  holder.comment ??= new Comment();
  return holder.comment;
}

/** If this site has examples for an export or for a member of a class, they replace those in its comment. */
function replaceExamples(child: DeclarationReflection, sample: Sample | undefined): void {
  if (sample === undefined) return;
  const comment = commentOf(child);
  comment.removeTags("@example");
  for (const code of [sample].flat()) {
    const text = `\`\`\`js\n${code.trim()}\n\`\`\``;
    comment.blockTags.push(new CommentTag("@example", [{ kind: "code", text }]));
  }
}

/** Adds this site's descriptions and examples to the exports of a module. */
export function documentExports(model: DeclarationReflection, module: ApiModule): void {
  for (const child of model.children ?? []) {
    const key = `${moduleId(module)}#${child.name}`;
    const sentence = SENTENCES[key];
    if (sentence !== undefined && commentOf(child).summary.length === 0) {
      commentOf(child).summary = [{ kind: "text", text: sentence }];
    }
    replaceExamples(child, SAMPLES[key] ?? presetSample(module, child.name));
    for (const member of child.children ?? []) replaceExamples(member, SAMPLES[`${key}.${member.name}`]);
  }
}

/** Example calls of the functions that all formatter presets have. */
const CALLS: Readonly<Record<string, string>> = {
  createMDXFormatter: "Object.keys(createMDXFormatter()).length",
  formatMDXAdmonition: 'formatMDXAdmonition({ type: "warning", title: "Deprecated", text: "Use `books`." }, null)',
  formatMDXBadge: 'formatMDXBadge({ text: "deprecated" })',
  formatMDXBullet: 'formatMDXBullet("Book")',
  formatMDXDetails: 'formatMDXDetails({ dataOpen: "Hide", dataClose: "Show" })',
  formatMDXFrontmatter: 'formatMDXFrontmatter({ title: "Book" }, ["title: Book"])',
  formatMDXLink: 'formatMDXLink({ text: "Book", url: "/docs/types/objects/book" })',
  formatMDXNameEntity: 'formatMDXNameEntity("title", "Book")',
  formatMDXSpecifiedByLink: 'formatMDXSpecifiedByLink("https://example.com/isbn")',
};

/**
 * Writes an example for a function of a formatter preset: a call, and its result with the installed release.
 *
 * @returns `undefined` when the module is not a preset, or not all presets have the function
 */
function presetSample({ pkg, specifier }: ApiModule, name: string): string | undefined {
  const call = CALLS[name];
  if (pkg.name !== "formatters" || specifier === undefined || call === undefined) return undefined;
  const preset = createRequire(import.meta.url)(specifier) as object;
  return `${call};\n// ${JSON.stringify(runInNewContext(call, { ...preset }))}`;
}
