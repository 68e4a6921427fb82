import type { Options, Reflection, Renderer } from "typedoc";
import { MarkdownTheme, MarkdownThemeContext } from "typedoc-plugin-markdown";
import type { MarkdownPageEvent } from "typedoc-plugin-markdown";
import { frontMatter } from "../frontMatter";
import type { Reference } from "../reference";
import { addHeadingIds, arrange, NOTHING } from "./arrange";
import { markLinks, renderDeclaration } from "./declaration";
import {
  renderInheritance,
  renderInlineType,
  renderParameters,
  renderParametersTable,
  renderReturns,
  renderUnion,
  repeatsDeclaration,
} from "./partials";
import { renderPage } from "./page";

/** Creates the theme: the theme of typedoc-plugin-markdown with this site's layout of pages; see `./page`. */
export function themeFor(reference: Reference): new (renderer: Renderer) => MarkdownTheme {
  return class extends MarkdownTheme {
    /** Returns no navigation: Docusaurus builds the sidebar from the files and their front matter. */
    override getNavigation(): [] {
      return [];
    }

    override getRenderContext(page: MarkdownPageEvent<Reflection>): ApiThemeContext {
      return new ApiThemeContext(this, page, this.application.options, reference);
    }

    override render(page: MarkdownPageEvent<Reflection>): string {
      if (!page.model.isDeclaration()) throw new Error(`"${page.model.name}" is not a module`);
      return `${frontMatter(page.model, reference)}\n${arrange(addHeadingIds(super.render(page)))}`;
    }
  };
}

/** Replaces the plugin's partials that determine the layout, or repeat the signature. */
class ApiThemeContext extends MarkdownThemeContext {
  /** The URLs of the links in the declaration that is being rendered; undefined outside declarations. */
  private urls: string[] | undefined;
  /** Nesting depth of the type that is being rendered. */
  private depth = 0;

  constructor(
    theme: MarkdownTheme,
    page: MarkdownPageEvent<Reflection>,
    options: Options,
    readonly reference: Reference,
  ) {
    super(theme, page, options);
    this.templates.reflection = ({ model }) => renderPage(this, model);
    // Without horizontal rules between members: headings already separate them.
    this.partials.members = (members, { headingLevel }) =>
      members.map((member) => this.partials.memberContainer(member, { headingLevel })).join("\n\n");
    this.partials.inheritance = (model) => renderInheritance(this, model);
    this.changeComments();
    this.changeSignatures();
    this.changeTypes();
  }

  /** Removes the flag of internal exports, because the heading above them says that they are internal. */
  private changeComments(): void {
    const { comment } = this.partials;
    this.partials.comment = (model, options) => {
      const shown = model.clone();
      shown.removeModifier("@internal");
      return comment(shown, options);
    };
  }

  private changeSignatures(): void {
    const { signatureTitle, declarationTitle, typeParametersTable } = this.partials;
    this.partials.signatureReturns = (signature, { headingLevel }) => renderReturns(this, signature, headingLevel);
    this.partials.signatureTitle = (signature, title) => this.asDeclaration(() => signatureTitle(signature, title));
    this.partials.declarationTitle = (declaration) => this.asDeclaration(() => declarationTitle(declaration));
    this.partials.signatureParameters = (parameters) => renderParameters(this, parameters);
    this.partials.parametersTable = (parameters) => renderParametersTable(this, parameters);
    this.partials.typeParametersTable = (parameters) =>
      repeatsDeclaration(parameters) ? NOTHING : typeParametersTable(parameters);
  }

  /** Marks the links of types in declarations, and renders each type in running text as one piece of code. */
  private changeTypes(): void {
    const { referenceType, someType, reflectionType, functionType } = this.partials;
    this.partials.unionType = (union) => renderUnion(this, union, this.urls !== undefined);
    this.partials.referenceType = (type) => {
      const text = referenceType(type);
      return this.urls ? markLinks(text, this.urls) : text;
    };
    this.partials.someType = (type, options) => this.asType(() => someType(type, options));
    this.partials.reflectionType = (type, options) => this.asType(() => reflectionType(type, options));
    this.partials.functionType = (signatures, options) => this.asType(() => functionType(signatures, options));
  }

  private asType(render: () => string): string {
    this.depth += 1;
    const text = render();
    this.depth -= 1;
    return this.depth > 0 || this.urls ? text : renderInlineType(text);
  }

  private asDeclaration(render: () => string): string {
    const urls: string[] = [];
    this.urls = urls;
    const fence = render();
    this.urls = undefined;
    return renderDeclaration(this, fence, urls);
  }
}
