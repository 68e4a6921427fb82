import clsx from "clsx";
import type { Nodes as Node } from "hast";
import { createElement, Fragment } from "react";
import type { ReactNode } from "react";
import Badge from "reference-formatter/components/Badge";
import Code from "../Code";

/** The parts of a page that the home page and the playground render differently. */
export interface Parts {
  readonly link: (href: string, children: ReactNode) => ReactNode;
  /** Renders a heading that must not be in the outline of the document; without this, headings are `h1` to `h6`. */
  readonly heading?: (level: number, id: string | undefined, children: ReactNode) => ReactNode;
  /** Renders a component of the reference formatter; without this, only its content is shown. */
  readonly component?: (name: string, props: object, children: readonly ReactNode[]) => ReactNode;
  /** Prefix for the ids of headings: they come from the reader's schema, and must not equal ids of the document. */
  readonly idPrefix: string;
}

const isDangerous = (tone: string): boolean => /^(?:warning|warn|caution|danger|error)$/u.test(tone);

/** Elements that may not have text as a child, not even a line break. */
const TABLE_PARTS = new Set(["table", "thead", "tbody", "tr"]);

function renderNode(node: Node, parts: Parts): ReactNode {
  // Browsers don't translate a blank text.
  // eslint-disable-next-line site/text-in-its-own-element
  if (node.type === "text") return node.value.trim() === "" ? node.value : <span>{node.value}</span>;
  if (node.type === "root") return renderEach(node.children, parts);
  if (node.type !== "element") return null;
  const { tagName, properties, children } = node;
  const property = (name: string): string => String(properties[name] ?? "");
  switch (tagName) {
    case "a":
      return parts.link(property("href"), renderNodes(children, parts));
    // Nothing is fetched for a page: an image is shown as its text.
    case "img":
      return parts.link(property("src"), `image: ${property("alt") || property("src")}`);
    case "input":
      return <span>{properties["checked"] === true ? "☑" : "☐"}</span>;
    case "block":
      return <Code language={property("language")} code={property("code")} plain={properties["plain"] === true} />;
    case "component": {
      const inside = children.map((child) => renderNode(child, parts));
      if (!parts.component) return createElement(Fragment, null, ...inside);
      return parts.component(property("name"), JSON.parse(property("props")) as object, inside);
    }
    case "badge":
      return <Badge tone="">{renderNodes(children, parts)}</Badge>;
    case "admonition":
      return (
        <div
          className={clsx("theme-admonition alert", isDangerous(property("tone")) ? "alert--warning" : "alert--info")}
        >
          <p>
            <strong>{renderNodes(children.slice(0, 1), parts)}</strong>
          </p>
          {renderNodes(children.slice(1), parts)}
        </div>
      );
    default: {
      const id = properties["id"] === undefined ? undefined : parts.idPrefix + property("id");
      const inside = TABLE_PARTS.has(tagName) ? children.filter(({ type }) => type === "element") : children;
      if (parts.heading && /^h[1-6]$/u.test(tagName)) {
        return parts.heading(Number(tagName.slice(1)), id, renderNodes(inside, parts));
      }
      // React refuses children of void elements, such as <br>.
      const translate = tagName === "code" || tagName === "pre" ? "no" : undefined;
      return createElement(tagName, { id, translate }, inside.length === 0 ? undefined : renderNodes(inside, parts));
    }
  }
}

/**
 * Renders nodes as arguments of `createElement`, which need no keys: a page is replaced as a whole. Each text gets an element
 * of its own, because browsers that translate a page replace text nodes, which React then can't remove.
 */
function renderEach(nodes: readonly Node[], parts: Parts): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => renderNode(node, parts)));
}

/** Renders the children of an element. Text that is the only child needs no element of its own. */
function renderNodes(nodes: readonly Node[], parts: Parts): ReactNode {
  const [first, ...others] = nodes;
  return first?.type === "text" && others.length === 0 ? first.value : renderEach(nodes, parts);
}

/** The content of a page. Only the properties of nodes that are named here are rendered. */
export default function Nodes({ node, parts }: { readonly node: Node; readonly parts: Parts }): ReactNode {
  return renderNode(node, parts);
}
