import CodeBlock from "@theme/CodeBlock";
import { createElement, Fragment } from "react";
import type { ReactNode } from "react";
import type { PageNode } from "./nodes";
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

/** Lines of code beyond which highlighting takes too long. */
const MOST_HIGHLIGHTED = 300;

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

function Code({ language, code }: { readonly language: string; readonly code: string }): ReactNode {
  if (code.split("\n", MOST_HIGHLIGHTED + 1).length > MOST_HIGHLIGHTED) {
    return (
      // A region that scrolls has to be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <pre tabIndex={0}>{code}</pre>
    );
  }
  return <CodeBlock language={language}>{code}</CodeBlock>;
}

const isDangerous = (tone: string): boolean => /^(?:warning|warn|caution|danger|error)$/u.test(tone);

function one(node: PageNode, around: Surroundings): ReactNode {
  if (typeof node === "string") return node;
  switch (node.kind) {
    case "plain": {
      const id = node.id === undefined ? undefined : ID_PREFIX + node.id;
      // An empty element may be one that takes no children.
      const children = node.children.length === 0 ? undefined : shown(node.children, around);
      return createElement(node.tag, { id }, ...(children ?? []));
    }
    case "link":
      return (
        <PageLink href={node.href} {...around}>
          {many(node.children, around)}
        </PageLink>
      );
    case "block":
      return <Code language={node.language} code={node.code} />;
    case "badge":
      return <span className={styles.badge}>{many(node.children, around)}</span>;
    case "admonition":
      return (
        <div className={isDangerous(node.tone) ? styles.warning : styles.note}>
          <p className={styles.admonitionTitle}>{many(node.title, around)}</p>
          {many(node.children, around)}
        </div>
      );
  }
}

function shown(nodes: readonly PageNode[], around: Surroundings): readonly ReactNode[] {
  return nodes.map((node) => one(node, around));
}

/** As children that are given one by one, which need no keys: a page is replaced as a whole. */
function many(nodes: readonly PageNode[], around: Surroundings): ReactNode {
  return createElement(Fragment, null, ...shown(nodes, around));
}

interface Props extends Surroundings {
  readonly nodes: readonly PageNode[];
}

/** The parts of a page, as elements. */
export default function PageNodes({ nodes, ...around }: Props): ReactNode {
  return createElement("div", { className: "markdown" }, ...shown(nodes, around));
}
