import { Highlight, Prism } from "prism-react-renderer";
import { createElement } from "react";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { TypeLinks } from "@site/packages/reference-formatter/components/TypeLinks";
import Token from "@site/packages/reference-formatter/docusaurus/theme/CodeBlock/Line/Token";

// Only the bundler resolves these modules.
vi.mock("@theme-init/CodeBlock/Line/Token", () => ({
  default: ({ children }: { readonly children: ReactNode }) => children,
}));
vi.mock("@docusaurus/Link", () => ({
  default: ({ to, children }: { readonly to: string; readonly children: ReactNode }) =>
    createElement("a", { href: to }, children),
}));

/** Renders a definition, with links to the types `users` and `Kind`. */
function markup(code: string): string {
  const children: ComponentProps<typeof Highlight>["children"] = ({ tokens, getTokenProps }) =>
    tokens.flat().map((token, key) => {
      const { className, style, children: text } = getTokenProps({ token });
      return createElement(Token, { key, token, line: [token], className, style, children: text });
    });
  const highlighted = createElement(Highlight, { prism: Prism, code, language: "graphql", children });
  return renderToStaticMarkup(createElement(TypeLinks, { value: { users: "/u", Kind: "/k" } }, highlighted));
}

it.each([
  ["users(limit: Int): [users!]!", 'users(limit: Int): [<a href="/u">users</a>!]!'],
  ["a(Kind: Kind, users: [users]): Int", 'a(Kind: <a href="/k">Kind</a>, users: [<a href="/u">users</a>]): Int'],
  ["union U = Kind | users", 'union U = <a href="/k">Kind</a> | <a href="/u">users</a>'],
  ["type T implements Kind", 'type T implements <a href="/k">Kind</a>'],
])("names of types are links in a definition, but not those of fields: %s", (code, expected) => {
  expect(markup(code)).toBe(expected);
});
