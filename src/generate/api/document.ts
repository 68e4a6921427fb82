import { Comment, CommentTag } from "typedoc";
import type { DeclarationReflection } from "typedoc";
import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";
import { moduleId } from "./modules";
import type { ApiModule } from "./modules";
import { SAMPLES } from "./samples";
import type { Sample } from "./samples/core";

/** Descriptions of exports whose authors wrote none, by module and name. A test fails when the authors have written one. */
export const SENTENCES: Readonly<Record<string, string>> = {
  "core/config#buildConfig":
    "Merges the flags of the command line, the configuration file and the defaults into the options of one run.",
  "core/config#getDiffMethod": "Brings the name of a diff method into the form that the rest of the tool expects.",
  "core/config#parseDeprecatedDocOptions":
    "Stands for documentation options that earlier releases had: there are none now, so the result is empty.",
  "core/config#parseDeprecatedFormatterOption":
    "Finds the formatter, also under its former name `mdxParser`, for which it logs a warning.",
  "core/config#parseDeprecatedPrintTypeOptions":
    "Stands for printing options that earlier releases had: there are none now, so the result is empty.",
  "core/config#parseHomepageOption":
    "Chooses the file of the homepage: the flag wins over the configuration, and `false` there means none.",
  "graphql/introspection#getDirectiveLocationForASTPath":
    "Tells the directive location, such as `FIELD_DEFINITION`, that a node of a parsed schema stands for.",
  "printer-legacy/mdx#mdxModule":
    "Completes a formatter module: what it does not export comes from the functions of this module.",
  "types/utils#Maybe":
    "A value that may be missing: signatures in this reference write it out as `T | null | undefined`.",
};

/** The comment on an export, made where its authors left none; a function has it on its signature. */
function commentOf(child: DeclarationReflection): Comment {
  const holder = child.signatures?.[0] ?? child;
  holder.comment ??= new Comment();
  return holder.comment;
}

/** Gives the export, or the member of a class, the examples of this site in place of those that its authors wrote. */
function exemplify(child: DeclarationReflection, sample: Sample | undefined): void {
  if (sample === undefined) return;
  const comment = commentOf(child);
  comment.removeTags("@example");
  for (const code of [sample].flat()) {
    const text = `\`\`\`js\n${code.trim()}\n\`\`\``;
    comment.blockTags.push(new CommentTag("@example", [{ kind: "code", text }]));
  }
}

/** Completes what the authors of a module left without a comment or an example, in words and code of this site. */
export function documentExports(model: DeclarationReflection, module: ApiModule): void {
  for (const child of model.children ?? []) {
    const place = `${moduleId(module)}#${child.name}`;
    const sentence = SENTENCES[place];
    if (sentence !== undefined && commentOf(child).summary.length === 0) {
      commentOf(child).summary = [{ kind: "text", text: sentence }];
    }
    exemplify(child, SAMPLES[place] ?? presetSample(module, child.name));
    for (const member of child.children ?? []) exemplify(member, SAMPLES[`${place}.${member.name}`]);
  }
}

/** A call of each function that the formatter presets have in common. */
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
 * Makes an example for a function of a formatter preset: a call, and its result in the installed release, so that readers can
 * compare presets.
 *
 * @returns `undefined` when the module is not a preset, or not all presets have the function
 */
function presetSample({ pkg, specifier }: ApiModule, name: string): string | undefined {
  const call = CALLS[name];
  if (pkg.name !== "formatters" || specifier === undefined || call === undefined) return undefined;
  const preset = createRequire(import.meta.url)(specifier) as object;
  return `${call};\n// ${JSON.stringify(runInNewContext(call, { ...preset }))}`;
}
