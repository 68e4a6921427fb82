import { createContext, use } from "react";
import type { ReactNode } from "react";
import type { LinkTarget } from "./siteMap";
import styles from "./Preview.module.css";

/** How the links of a page find and open their targets. */
export interface PageLinks {
  readonly resolve: (href: string) => LinkTarget;
  /** Shows another file, or a heading of this one. */
  readonly follow: (target: Extract<LinkTarget, { readonly kind: "file" | "fragment" }>) => void;
}

export const LinksContext = createContext<PageLinks>({
  resolve: () => ({ kind: "nowhere" }),
  follow: () => undefined,
});

interface Props {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link of a page: a button where it leads to another page of the preview, which has no URL. */
export default function PageLink({ href, children }: Props): ReactNode {
  const { resolve, follow } = use(LinksContext);
  const target = resolve(href);
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
        follow(target);
      }}
    >
      {children}
    </button>
  );
}
