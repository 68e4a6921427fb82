import type { Nodes as Node } from "hast";
import clsx from "clsx";
import { createElement, useMemo } from "react";
import type { ComponentType, ReactNode } from "react";
import Code from "../Code";
import Nodes from "./Nodes";
import type { Parts } from "./Nodes";
import { Around } from "./surroundings";
import type { Surroundings } from "./surroundings";
import type { Components } from "./takeHome/components";
import styles from "./Preview.module.css";

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

interface Props extends Surroundings {
  readonly node: Node;
  /** Those of the formatter that readers copy, if the page is one of its. */
  readonly components?: Components | undefined;
}

/** The content of a page of the playground, whose links lead to other pages of it. */
export default function Content({ node, components, targetOf, onFollow }: Props): ReactNode {
  const parts: Parts = useMemo(
    () => ({
      link: (href, children) => (
        <PageLink href={href} targetOf={targetOf} onFollow={onFollow}>
          {children}
        </PageLink>
      ),
      block: (block) => <Code {...block} />,
      ...(components && {
        component: (name, props, children) =>
          createElement(components[name as keyof Components] as ComponentType<object>, props, ...children),
      }),
      idPrefix: ID_PREFIX,
    }),
    [components, targetOf, onFollow],
  );
  const around = useMemo(() => ({ targetOf, onFollow }), [targetOf, onFollow]);
  return (
    <div className={clsx("markdown", components && styles.takeHome)}>
      <Around value={around}>
        <Nodes node={node} parts={parts} />
      </Around>
    </div>
  );
}
