/**
 * Replaces `Heading` of @docusaurus/theme-classic.
 * Change: the link to a heading is named after its text, `Direct link to averageScore`, and has no tooltip that says the
 * same; a heading has no class for its distance from the navbar. A title that is a name is not translated.
 * Why: the stock link of a heading with markup in it, as of every field of a schema, is named after the anchor. Tooltips
 * are 2 % of the HTML of a large type, and the distance is that of `scroll-padding-top`, for whatever a link leads to.
 */
import Link from "@docusaurus/Link";
import { translate } from "@docusaurus/Translate";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { Props } from "@theme/Heading";
import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { useNameTranslation } from "@site/src/components/names/useNameTranslation";
import { nodeText } from "@site/src/components/shell/nodeText";
import "./styles.module.css";

function Title({ children, ...props }: ComponentProps<"h1">): ReactNode {
  const translate = useNameTranslation(nodeText(children));
  return (
    <h1 {...props} translate={translate}>
      {children}
    </h1>
  );
}

export default function Heading({ as: As, id, className, children, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === "h1")
    return (
      <Title {...props} className={className}>
        {children}
      </Title>
    );
  if (!id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  const title = translate(
    { id: "theme.common.headingLinkTitle", message: "Direct link to {heading}" },
    { heading: nodeText(children) || id },
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
