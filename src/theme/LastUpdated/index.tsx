/**
 * Wraps `LastUpdated` of @docusaurus/theme-classic.
 * Change: the date is inside an element with `itemscope`.
 * Why: the theme writes `itemprop` outside of any item, which is invalid HTML.
 */
import LastUpdated from "@theme-original/LastUpdated";
import type { Props } from "@theme/LastUpdated";
import type { ReactNode } from "react";

export default function LastUpdatedWrapper(props: Props): ReactNode {
  return (
    <span itemScope>
      <LastUpdated {...props} />
    </span>
  );
}
