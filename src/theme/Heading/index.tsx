/**
 * Replaces `Heading` of @docusaurus/theme-classic.
 * Change: the link to a heading is named after its text, `Direct link to averageScore`, and has no tooltip that says the
 * same; a heading has no class for its distance from the navbar.
 * Why: the stock link of a heading with markup in it, as of every field of a schema, is named after the anchor. Tooltips
 * are 2 % of the HTML of a large type, and the distance is that of `scroll-padding-top`, for whatever a link leads to.
 */
import Link from "@docusaurus/Link";
import { translate } from "@docusaurus/Translate";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { Props } from "@theme/Heading";
import clsx from "clsx";
import type { ReactNode } from "react";
import { textOf } from "@site/src/components/shell/textOf";
import "./styles.module.css";

export default function Heading({ as: As, id, className, children, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === "h1" || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  const title = translate(
    { id: "theme.common.headingLinkTitle", message: "Direct link to {heading}" },
    { heading: textOf(children) || id },
  );
  return (
    <As {...props} className={clsx("anchor", className)} id={id}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={title} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
