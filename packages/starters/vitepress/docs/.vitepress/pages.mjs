import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

// VitePress shows the pages of the preset for MkDocs, whose links lead from file to file, as VitePress wants them. VitePress
// would compile everything else in them as a template of Vue, and does not know the boxes of MkDocs.

// Private characters that mark a badge while Markdown is rendered.
const OPEN = "\uE000";
const CLOSE = "\uE001";

const withoutIndent = (lines) => lines.replaceAll(/^ {4}/gm, "").trim();

/** Rewrites the badges, bullets, warnings and folded parts of MkDocs for VitePress. */
function prepared(page) {
  return page
    .replaceAll(/<span class="gqlmd-mdx-bullet">.*?<\/span>/g, " · ")
    .replaceAll(/<mark class="gqlmd-mkdocs-badge">(.*?)<\/mark>/g, OPEN + "$1" + CLOSE)
    .replaceAll(
      /^!!! \w+(?: "(.*)")?\n((?:[ \t]*\n| {4}.*\n?)*)/gm,
      (_, title = "", lines) => "\n::: warning " + title + "\n" + withoutIndent(lines) + "\n\n:::\n\n",
    )
    .replaceAll(
      /^<details>\s*<summary>(.*?)<\/summary>/gms,
      (_, title) => ":::: details " + title.replaceAll(/<[^>]*>/g, "").trim() + "\n",
    )
    .replaceAll(/^(?:<em>.*?<\/em>\s*)?<\/details>/gms, "\n::::\n");
}

const badge = new RegExp(OPEN + "([^" + CLOSE + "]*)" + CLOSE, "g");

const hex = (sign) => "%" + sign.charCodeAt(0).toString(16).padStart(2, "0");

/** Keeps Vue from reading text as expressions, and a missing image from stopping the build. */
function finished(html) {
  return html
    .replaceAll(OPEN, "")
    .replaceAll(CLOSE, "")
    .replaceAll(/<img src="([^"]*)"/g, (_, url) => "<img :src=\"'" + url.replaceAll(/['\\\n\r]/g, hex) + "'\"")
    .replaceAll("{{", "&#123;&#123;");
}

const isSchemaPage = (env, folder) => env?.relativePath?.startsWith(folder + "/") === true;

// Rules of VitePress that only pages of the site's owner may use: attributes in braces, and boxes whose titles are HTML.
const OWNER_RULES = ["curly_attributes", "github-alerts"];

/**
 * For `markdown.config` of VitePress: renders the pages of the schema without tags, expressions and attributes that Vue would
 * read.
 *
 * @param folder of these pages, relative to the source folder of VitePress
 */
export function schemaPages(folder) {
  return (md) => {
    const { text } = md.renderer.rules;
    // Badges become tags only here: a heading is also the label of a link, which can hold no tag.
    md.renderer.rules.text = (...token) => text(...token).replaceAll(badge, '<span class="VPBadge info">$1</span>');
    // VitePress writes the words after a fence into HTML unescaped.
    md.core.ruler.push("plain_fences", ({ tokens, env }) => {
      if (!isSchemaPage(env, folder)) return;
      for (const token of tokens) if (token.type === "fence") token.info = /^\w*/.exec(token.info)[0];
    });
    const render = md.render.bind(md);
    md.render = (page, env) => {
      if (!isSchemaPage(env, folder)) return render(page, env);
      const { html } = md.options;
      md.set({ html: false });
      md.core.ruler.disable(OWNER_RULES, true);
      md.block.ruler.disable("snippet", true);
      try {
        return finished(render(prepared(page), env));
      } finally {
        md.set({ html });
        md.core.ruler.enable(OWNER_RULES, true);
        md.block.ruler.enable("snippet", true);
        // A description may link to a missing page, which would stop the build.
        env.links = [];
      }
    };
  };
}

const withoutIncludes = (page) => page.replaceAll(/(<!--\s*)@include:/g, "$1@include :");

/**
 * For `vite.plugins` of VitePress: breaks the comments with which a description could publish any file of this machine.
 * VitePress follows these comments before it renders a page.
 *
 * @param folder name of the folder of the schema's pages; it may lie anywhere, as one page too many is safer than one too few
 */
export function schemaIncludes(folder) {
  const isInside = (file) => file.endsWith(".md") && file.includes("/" + folder + "/");
  return {
    name: "schema-includes",
    enforce: "pre",
    transform: (page, file) => (isInside(file) ? withoutIncludes(page) : undefined),
    handleHotUpdate(update) {
      const { file, read } = update;
      if (isInside(file)) update.read = async () => withoutIncludes(await read());
    },
  };
}

/**
 * For `search.options._render` of VitePress: indexes the pages of the schema as they are shown. The search reads the files
 * itself, and has followed includes by then.
 */
export function schemaSearch(folder) {
  return (page, env, md) => {
    const own = isSchemaPage(env, folder) ? withoutIncludes(readFileSync(env.path, "utf8")) : page;
    const html = md.render(own, env);
    return env.frontmatter?.search === false ? "" : html;
  };
}

/**
 * The sidebar of a folder, with its folders as groups, and its pages by their headings.
 *
 * @param source the source folder of VitePress
 * @param folder relative to the source folder
 */
export function sidebarOf(source, folder) {
  const absolute = path.join(source, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const name = folder + "/" + entry.name;
    if (entry.isDirectory()) return [{ text: entry.name, collapsed: true, items: sidebarOf(source, name) }];
    if (!name.endsWith(".md")) return [];
    const text = /^# (.+)$/m.exec(readFileSync(path.join(source, name), "utf8"))?.[1] ?? entry.name;
    return [{ text, link: "/" + name.replace(/\.md$/, "") }];
  });
}
