import clsx from "clsx";
import type { Nodes } from "hast";
import { createElement, Fragment } from "react";
import type { ReactNode } from "react";
import Badge from "@site/examples/formatter/components/Badge";
import Code from "../Code";
import type { Target } from "./links";
import styles from "./Preview.module.css";

/** What the parts of a page have to know of the pages around. */
export interface Surroundings {
  readonly targetOf: (href: string) => Target;
  /** Shows another file, or a heading of this one. */
  readonly onFollow: (target: Extract<Target, { readonly kind: "file" | "fragment" }>) => void;
}

/** What headings of the page have before their ids, which are the reader's and must not be those of this site. */
export const ID_PREFIX = "playground-page-";

interface LinkProps extends Surroundings {
  readonly href: string;
  readonly children: ReactNode;
}

function PageLink({ href, children, targetOf, onFollow }: LinkProps): ReactNode {
  const target = targetOf(href);
  if (target.kind === "nowhere") {
    return (
      <span className={styles.nowhere} title={`Leads to no page: ${href}`}>
        {children}
      </span>
    );
  }
  if (target.kind === "outside") {
    return (
      <a href={target.href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => {
        onFollow(target);
      }}
    >
      {children}
    </button>
  );
}

const isDangerous = (tone: string): boolean => /^(?:warning|warn|caution|danger|error)$/u.test(tone);

/** Elements in which browsers take no text, not even a line break. */
const ROWS = new Set(["table", "thead", "tbody", "tr"]);

function shown(node: Nodes, around: Surroundings): ReactNode {
  if (node.type === "text") return node.value;
  if (node.type === "root") return many(node.children, around);
  if (node.type !== "element") return null;
  const { tagName, properties, children } = node;
  const property = (name: string): string => String(properties[name] ?? "");
  switch (tagName) {
    case "a":
      return (
        <PageLink href={property("href")} {...around}>
          {many(children, around)}
        </PageLink>
      );
    // Nothing is fetched for a page: an image is told by its text.
    case "img":
      return (
        <PageLink href={property("src")} {...around}>
          image: {property("alt") || property("src")}
        </PageLink>
      );
    case "input":
      return properties["checked"] === true ? "☑" : "☐";
    case "block":
      return <Code language={property("language")} code={property("code")} plain={properties["plain"] === true} />;
    case "badge":
      return <Badge tone="">{many(children, around)}</Badge>;
    case "admonition":
      return (
        <div
          className={clsx("theme-admonition alert", isDangerous(property("tone")) ? "alert--warning" : "alert--info")}
        >
          <p>
            <strong>{many(children.slice(0, 1), around)}</strong>
          </p>
          {many(children.slice(1), around)}
        </div>
      );
    default: {
      const id = properties["id"] === undefined ? undefined : ID_PREFIX + property("id");
      const inside = ROWS.has(tagName) ? children.filter(({ type }) => type === "element") : children;
      // An empty element may be one that takes no children.
      return createElement(tagName, { id }, inside.length === 0 ? undefined : many(inside, around));
    }
  }
}

/** As children that are given one by one, which need no keys: a page is replaced as a whole. */
function many(nodes: readonly Nodes[], around: Surroundings): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => shown(node, around)));
}

interface Props extends Surroundings {
  readonly node: Nodes;
}

/** The content of a page. Of properties, those are taken that are named here. */
export default function Content({ node, ...around }: Props): ReactNode {
  return <div className="markdown">{shown(node, around)}</div>;
}
