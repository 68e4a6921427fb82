import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

// VitePress shows pages in the format for MkDocs, whose links are relative paths of files, as in VitePress. This file
// converts their admonitions, and prevents VitePress from compiling text of the schema as a Vue template.

// Private characters that mark a badge while Markdown is rendered.
const OPEN = "\uE000";
const CLOSE = "\uE001";

const withoutIndent = (lines) => lines.replaceAll(/^ {4}/gm, "").trim();

/** Converts the badges, bullets, warnings and folded parts of MkDocs to the syntax of VitePress. */
function convert(page) {
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

/** Escapes expressions of Vue, and URLs of images, because a missing image would stop the build. */
function escapeVue(html) {
  return html
    .replaceAll(OPEN, "")
    .replaceAll(CLOSE, "")
    .replaceAll(/<img src="([^"]*)"/g, (_, url) => "<img :src=\"'" + url.replaceAll(/['\\\n\r]/g, hex) + "'\"")
    .replaceAll("{{", "&#123;&#123;");
}

const isSchemaPage = (env, folder) => env?.relativePath?.startsWith(folder + "/") === true;

// Rules of VitePress that only pages of the site's owner may use: attributes in braces, and alerts with HTML titles.
const OWNER_RULES = ["curly_attributes", "github-alerts"];

/**
 * For `markdown.config` of VitePress: renders the pages of the schema without tags, expressions and attributes that Vue would
 * evaluate.
 *
 * @param folder of these pages, relative to the source folder of VitePress
 */
export function schemaPages(folder) {
  return (md) => {
    const { text } = md.renderer.rules;
    // Badges become tags only here: a heading is also the label of a link, which must not contain tags.
    md.renderer.rules.text = (...token) => text(...token).replaceAll(badge, '<span class="VPBadge info">$1</span>');
    // VitePress does not escape the metadata of a code block.
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
        return escapeVue(render(convert(page), env));
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
 * For `vite.plugins` of VitePress: disables `@include` comments, with which a description could publish any file of this
 * machine. VitePress replaces these comments before it renders a page.
 *
 * @param folder name of the folder of the schema's pages; folders of this name are included wherever they are
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
 * itself, and has already replaced `@include` comments.
 */
export function schemaSearch(folder) {
  return (page, env, md) => {
    const own = isSchemaPage(env, folder) ? withoutIncludes(readFileSync(env.path, "utf8")) : page;
    const html = md.render(own, env);
    return env.frontmatter?.search === false ? "" : html;
  };
}

/**
 * Returns the sidebar of a folder: its folders are groups, and its pages have their headings as labels.
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
