import type { Nodes as Node } from "hast";
import { useMemo } from "react";
import type { ReactNode } from "react";
import Code from "../Code";
import type { Target } from "./links";
import Nodes from "./Nodes";
import type { Parts } from "./Nodes";
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

interface Props extends Surroundings {
  readonly node: Node;
}

/** The content of a page of the playground, whose links lead to other pages of it. */
export default function Content({ node, targetOf, onFollow }: Props): ReactNode {
  const parts: Parts = useMemo(
    () => ({
      link: (href, children) => (
        <PageLink href={href} targetOf={targetOf} onFollow={onFollow}>
          {children}
        </PageLink>
      ),
      block: (block) => <Code {...block} />,
      idPrefix: ID_PREFIX,
    }),
    [targetOf, onFollow],
  );
  return (
    <div className="markdown">
      <Nodes node={node} parts={parts} />
    </div>
  );
}
