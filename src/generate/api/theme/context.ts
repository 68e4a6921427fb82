import type { Options, Reflection } from "typedoc";
import type { MarkdownPageEvent, MarkdownTheme } from "typedoc-plugin-markdown";
import { MarkdownThemeContext } from "typedoc-plugin-markdown";
import type { Reference } from "../reference";
import { renderInheritance } from "./inheritance";
import { renderPage } from "./page";
import { renderParameters } from "./parameters";
import { isPlainReturn } from "./returns";
import { renderUnion } from "./union";

/** The plugin's partials, except those that decide the layout or repeat what the signature says. */
export class ApiThemeContext extends MarkdownThemeContext {
  /** Whether a code block is being rendered, where lines may break. */
  private inCode = false;

  constructor(
    theme: MarkdownTheme,
    page: MarkdownPageEvent<Reflection>,
    options: Options,
    readonly reference: Reference,
  ) {
    super(theme, page, options);
    const { signatureReturns, signatureTitle, declarationTitle } = this.partials;
    this.templates.reflection = ({ model }) => renderPage(this, model);
    // Without the rules between members: headings part them already.
    this.partials.members = (members, { headingLevel }) =>
      members.map((member) => this.partials.memberContainer(member, { headingLevel })).join("\n\n");
    this.partials.signatureReturns = (signature, level) =>
      isPlainReturn(signature) ? "" : signatureReturns(signature, level);
    // The plugin puts the two words in an order that is not TypeScript's.
    this.partials.signatureTitle = (signature, title) =>
      this.asCode(() => signatureTitle(signature, title)).replace(/^(```ts\n)([gs]et) static /, "$1static $2 ");
    this.partials.declarationTitle = (declaration) => this.asCode(() => declarationTitle(declaration));
    this.partials.signatureParameters = (parameters) => renderParameters(this, parameters);
    this.partials.inheritance = (model) => renderInheritance(this, model);
    this.partials.unionType = (union) => renderUnion(this, union, this.inCode);
  }

  private asCode(render: () => string): string {
    this.inCode = true;
    try {
      // The plugin ends the lines of broken signatures in a space.
      return render()
        .split("\n")
        .map((line) => line.trimEnd())
        .join("\n");
    } finally {
      this.inCode = false;
    }
  }
}
