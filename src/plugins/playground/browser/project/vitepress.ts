import { TITLE } from "./setup";

/**
 * VitePress reads the pages of the preset for MkDocs: their links lead from file to file, as VitePress wants them. It would
 * compile all else as a template of Vue, and does not know the boxes of MkDocs.
 */
export const pagesModule = String.raw`import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

// Characters that no schema has, around a badge while Markdown is rendered.
const OPEN = "\uE000";
const CLOSE = "\uE001";

const withoutIndent = (lines) => lines.replaceAll(/^ {4}/gm, "").trim();

/** Badges, bullets, warnings and folded parts as VitePress writes them. */
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

/** Text stays text for Vue, and an image that is not there does not stop the build. */
function finished(html) {
  return html
    .replaceAll(OPEN, "")
    .replaceAll(CLOSE, "")
    .replaceAll(/<img src="([^"]*)"/g, (_, url) => '<img :src="\'' + url.replaceAll(/['\\\n\r]/g, hex) + '\'"')
    .replaceAll("{{", "&#123;&#123;");
}

const isSchemaPage = (env, folder) => env?.relativePath?.startsWith(folder + "/") === true;

// What VitePress does on a page of its owner: code from files, attributes, and boxes whose titles are HTML.
const OWNERS_CORE = ["curly_attributes", "github-alerts"];

/**
 * For markdown.config of VitePress: renders the pages of the schema without tags, expressions and attributes that Vue would read.
 *
 * @param folder of these pages, from the source folder of VitePress
 */
export function schemaPages(folder) {
  return (md) => {
    const { text } = md.renderer.rules;
    // A heading is a label as well, which can hold no tag.
    md.renderer.rules.text = (...token) => text(...token).replaceAll(badge, '<span class="VPBadge info">$1</span>');
    // VitePress writes all that follows a fence into HTML as it is.
    md.core.ruler.push("plain_fences", ({ tokens, env }) => {
      if (!isSchemaPage(env, folder)) return;
      for (const token of tokens) if (token.type === "fence") token.info = /^\w*/.exec(token.info)[0];
    });
    const render = md.render.bind(md);
    md.render = (page, env) => {
      if (!isSchemaPage(env, folder)) return render(page, env);
      const { html } = md.options;
      md.set({ html: false });
      md.core.ruler.disable(OWNERS_CORE, true);
      md.block.ruler.disable("snippet", true);
      try {
        return finished(render(prepared(page), env));
      } finally {
        md.set({ html });
        md.core.ruler.enable(OWNERS_CORE, true);
        md.block.ruler.enable("snippet", true);
        // Descriptions may link to what is not there, which would stop the build.
        env.links = [];
      }
    };
  };
}

const withoutIncludes = (page) => page.replaceAll(/(<!--\s*)@include:/g, "$1@include :");

/**
 * For vite.plugins of VitePress: breaks the comments by which a description could publish any file of this machine. VitePress
 * follows them before it renders a page.
 *
 * @param folder of the pages of the schema, wherever it is: a page too many is safer than one too few
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

/** For search.options._render of VitePress, which reads pages by itself and has followed includes, too. */
export function schemaSearch(folder) {
  return (page, env, md) => {
    const own = isSchemaPage(env, folder) ? withoutIncludes(readFileSync(env.path, "utf8")) : page;
    const html = md.render(own, env);
    return env.frontmatter?.search === false ? "" : html;
  };
}

/**
 * The sidebar of a folder: its folders as groups, and its pages by their headings.
 *
 * @param source the source folder of VitePress
 * @param folder from there
 */
export function sidebarOf(source, folder) {
  const place = path.join(source, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const name = folder + "/" + entry.name;
    if (entry.isDirectory()) return [{ text: entry.name, collapsed: true, items: sidebarOf(source, name) }];
    if (!name.endsWith(".md")) return [];
    const text = /^# (.+)$/m.exec(readFileSync(path.join(source, name), "utf8"))?.[1] ?? entry.name;
    return [{ text, link: "/" + name.replace(/\.md$/, "") }];
  });
}
`;

/** The `config.mjs` of a VitePress site whose source folder is `docs`. */
export const vitepressConfig = `import path from "node:path";
import { defineConfig } from "vitepress";
import { schemaIncludes, schemaPages, schemaSearch, sidebarOf } from "./pages.mjs";

const source = path.resolve(import.meta.dirname, "..");

export default defineConfig({
  title: "${TITLE}",
  markdown: { config: schemaPages("api") },
  vite: { plugins: [schemaIncludes("api")] },
  themeConfig: {
    search: { provider: "local", options: { _render: schemaSearch("api") } },
    sidebar: sidebarOf(source, "api"),
  },
});
`;
