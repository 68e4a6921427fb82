/**
 * Replaces `Heading` of @docusaurus/theme-classic, and uses its style sheet.
 * Change: the label of the link to a heading contains the heading's text, as in "Direct link to averageScore", and there is no
 * tooltip with the same text. Headings have no class for the distance to the navbar. Browsers don't translate a title that is
 * a name, and don't break a path such as "printer-legacy/graphql" at its hyphens. Long names in other headings break between
 * words.
 * Why: for a heading with markup, such as the heading of a field, the stock label contains the id instead of the text.
 * Tooltips are 2% of the HTML of a large type. `scroll-padding-top` sets the distance for all link targets.
 */
import Link from "@docusaurus/Link";
import { translate } from "@docusaurus/Translate";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { Props } from "@theme/Heading";
import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { breakBetweenWords } from "docusaurus-lean-search/text";
import { useNameTranslation } from "@site/src/components/names/useNameTranslation";
import { nodeText } from "@site/src/components/shell/nodeText";
// The styles of the global class `hash-link`, which generated pages use too.
import "@docusaurus/theme-classic/lib/theme/Heading/styles.module.css";

/** Number of characters of a title that fit on a line of the narrowest phone. */
const LINE_LENGTH = 16;

/** Puts each part of a path into its own element, which stays on one line if it fits. */
function partsOf(title: string): ReactNode {
  return title.split(/(?<=\/)/u).map((part, at) => (
    <span key={at} className={part.length > LINE_LENGTH ? undefined : "unbroken"}>
      {part}
    </span>
  ));
}

function Title({ children, ...props }: ComponentProps<"h1">): ReactNode {
  const translate = useNameTranslation(nodeText(children));
  return (
    <h1 {...props} translate={translate}>
      {typeof children === "string" && children.includes("/") ? partsOf(children) : children}
    </h1>
  );
}

export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === "h1") return <Title {...props} />;
  if (!id) return <As {...props} />;
  const { className, children, ...rest } = props;
  brokenLinks.collectAnchor(id);
  const title = translate(
    { id: "theme.common.headingLinkTitle", message: "Direct link to {heading}" },
    { heading: nodeText(children) || id },
  );
  return (
    <As {...rest} className={clsx("anchor", className)} id={id}>
      {typeof children === "string" ? breakBetweenWords(children) : children}
      <Link className="hash-link" to={`#${id}`} aria-label={title} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
