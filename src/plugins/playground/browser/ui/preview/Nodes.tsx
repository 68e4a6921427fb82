import clsx from "clsx";
import type { Nodes as Node } from "hast";
import { createElement, Fragment } from "react";
import type { ReactNode } from "react";
import Badge from "reference-formatter/components/Badge";
import Code from "../Code";

/** How to render the nodes that the home page, the page preview and the report render differently. */
export interface Renderers {
  readonly link: (href: string, children: ReactNode) => ReactNode;
  /** Renders a heading. Without this function, headings are `h1` to `h6`. */
  readonly heading?: (level: number, id: string | undefined, children: ReactNode) => ReactNode;
  /** Renders a component of the reference formatter. Without this function, only the content of components is shown. */
  readonly component?: (name: string, props: object, children: readonly ReactNode[]) => ReactNode;
  /** Prefix for the ids of headings, which come from the reader's schema and must not equal ids of the document. */
  readonly idPrefix: string;
}

const isDangerous = (tone: string): boolean => /^(?:warning|warn|caution|danger|error)$/u.test(tone);

/** Elements that may not have text as a child, not even a line break. */
const TABLE_PARTS = new Set(["table", "thead", "tbody", "tr"]);

function renderNode(node: Node, renderers: Renderers): ReactNode {
  // Browsers don't translate a blank text.
  // eslint-disable-next-line site/text-in-its-own-element
  if (node.type === "text") return node.value.trim() === "" ? node.value : <span>{node.value}</span>;
  if (node.type === "root") return renderEach(node.children, renderers);
  if (node.type !== "element") return null;
  const { tagName, properties, children } = node;
  const property = (name: string): string => String(properties[name] ?? "");
  switch (tagName) {
    case "a":
      return renderers.link(property("href"), renderNodes(children, renderers));
    // Images are not fetched, but shown as links to them.
    case "img":
      return renderers.link(property("src"), `image: ${property("alt") || property("src")}`);
    case "input":
      return <span>{properties["checked"] === true ? "☑" : "☐"}</span>;
    case "block":
      return <Code language={property("language")} code={property("code")} plain={properties["plain"] === true} />;
    case "component": {
      const inside = children.map((child) => renderNode(child, renderers));
      if (!renderers.component) return createElement(Fragment, null, ...inside);
      return renderers.component(property("name"), JSON.parse(property("props")) as object, inside);
    }
    case "badge":
      return <Badge tone="">{renderNodes(children, renderers)}</Badge>;
    case "admonition":
      return (
        <div
          className={clsx("theme-admonition alert", isDangerous(property("tone")) ? "alert--warning" : "alert--info")}
        >
          <p>
            <strong>{renderNodes(children.slice(0, 1), renderers)}</strong>
          </p>
          {renderNodes(children.slice(1), renderers)}
        </div>
      );
    default: {
      const id = properties["id"] === undefined ? undefined : renderers.idPrefix + property("id");
      const inside = TABLE_PARTS.has(tagName) ? children.filter(({ type }) => type === "element") : children;
      if (renderers.heading && /^h[1-6]$/u.test(tagName)) {
        return renderers.heading(Number(tagName.slice(1)), id, renderNodes(inside, renderers));
      }
      const translate = tagName === "code" || tagName === "pre" ? "no" : undefined;
      // React refuses children of void elements, such as <br>.
      return createElement(
        tagName,
        { id, translate },
        inside.length === 0 ? undefined : renderNodes(inside, renderers),
      );
    }
  }
}

/**
 * Renders nodes as arguments of `createElement`, which need no keys: a page is replaced as a whole. Each text gets an element
 * of its own, because browsers that translate a page replace text nodes, which React then can't remove.
 */
function renderEach(nodes: readonly Node[], renderers: Renderers): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => renderNode(node, renderers)));
}

/** Renders the children of an element. Text that is the only child needs no element of its own. */
function renderNodes(nodes: readonly Node[], renderers: Renderers): ReactNode {
  const [first, ...others] = nodes;
  return first?.type === "text" && others.length === 0 ? first.value : renderEach(nodes, renderers);
}

/** The content of a page. A property of a node is rendered only if this file names it. */
export default function Nodes({ node, renderers }: { readonly node: Node; readonly renderers: Renderers }): ReactNode {
  return renderNode(node, renderers);
}
