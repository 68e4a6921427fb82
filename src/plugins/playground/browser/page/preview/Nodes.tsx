import clsx from "clsx";
import type { Nodes as Node } from "hast";
import { createElement, Fragment } from "react";
import type { ReactNode } from "react";
import Badge from "reference-formatter/components/Badge";

/** A block of code of a page. */
interface Block {
  readonly language: string;
  readonly code: string;
  /** Whether to leave out colours however short it is. */
  readonly plain: boolean;
}

/** What looks and acts according to where a page is shown. */
export interface Parts {
  readonly link: (href: string, children: ReactNode) => ReactNode;
  readonly block: (block: Block) => ReactNode;
  /** A heading, where it is not to be one of the page around; else it is an element of its level. */
  readonly heading?: (level: number, id: string | undefined, children: ReactNode) => ReactNode;
  /** A component of the formatter that readers copy; without this, what it holds is shown. */
  readonly component?: (name: string, props: object, children: readonly ReactNode[]) => ReactNode;
  /** What ids of headings begin with: they are the reader's, and must not be those of the page around. */
  readonly idPrefix: string;
}

const isDangerous = (tone: string): boolean => /^(?:warning|warn|caution|danger|error)$/u.test(tone);

/** Elements in which browsers take no text, not even a line break. */
const ROWS = new Set(["table", "thead", "tbody", "tr"]);

function shown(node: Node, parts: Parts): ReactNode {
  if (node.type === "text") return node.value.trim() === "" ? node.value : <span>{node.value}</span>;
  if (node.type === "root") return many(node.children, parts);
  if (node.type !== "element") return null;
  const { tagName, properties, children } = node;
  const property = (name: string): string => String(properties[name] ?? "");
  switch (tagName) {
    case "a":
      return parts.link(property("href"), many(children, parts));
    // Nothing is fetched for a page: an image is told by its text.
    case "img":
      return parts.link(property("src"), `image: ${property("alt") || property("src")}`);
    case "input":
      return properties["checked"] === true ? "☑" : "☐";
    case "block":
      return parts.block({
        language: property("language"),
        code: property("code"),
        plain: properties["plain"] === true,
      });
    case "component": {
      const inside = children.map((child) => shown(child, parts));
      if (!parts.component) return createElement(Fragment, null, ...inside);
      return parts.component(property("name"), JSON.parse(property("props")) as object, inside);
    }
    case "badge":
      return <Badge tone="">{many(children, parts)}</Badge>;
    case "admonition":
      return (
        <div
          className={clsx("theme-admonition alert", isDangerous(property("tone")) ? "alert--warning" : "alert--info")}
        >
          <p>
            <strong>{many(children.slice(0, 1), parts)}</strong>
          </p>
          {many(children.slice(1), parts)}
        </div>
      );
    default: {
      const id = properties["id"] === undefined ? undefined : parts.idPrefix + property("id");
      const inside = ROWS.has(tagName) ? children.filter(({ type }) => type === "element") : children;
      if (parts.heading && /^h[1-6]$/u.test(tagName)) {
        return parts.heading(Number(tagName.slice(1)), id, many(inside, parts));
      }
      // An empty element may be one that takes no children.
      const translate = tagName === "code" || tagName === "pre" ? "no" : undefined;
      return createElement(tagName, { id, translate }, inside.length === 0 ? undefined : many(inside, parts));
    }
  }
}

/**
 * As children that are given one by one, which need no keys: a page is replaced as a whole. A text beside others has an
 * element of its own, because browsers that translate a page take text nodes from React.
 */
function many(nodes: readonly Node[], parts: Parts): ReactNode {
  const [first, ...others] = nodes;
  if (first?.type === "text" && others.length === 0) return first.value;
  return createElement(Fragment, null, ...nodes.map((node) => shown(node, parts)));
}

interface Props {
  readonly node: Node;
  readonly parts: Parts;
}

/** The content of a page. Of properties, those are taken that are named here. */
export default function Nodes({ node, parts }: Props): ReactNode {
  return shown(node, parts);
}
