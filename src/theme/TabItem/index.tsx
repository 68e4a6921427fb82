/**
 * Replaces `TabItem` of @docusaurus/theme-classic.
 * Changes: the panel has the id that its tab refers to, and the name of its tab. `lazy`, which no page uses, has no effect.
 * The panel's style is in `base.css`.
 * Why: see `Tabs`. Without scripts, all panels are shown, each below its name: see `adapt.css`.
 *
 * @upstream @docusaurus/theme-classic/lib/theme/TabItem/index.js
 */
import { useTabs } from "@docusaurus/theme-common/internal";
import type { Props } from "@theme/TabItem";
import type { ReactNode } from "react";

export default function TabItem({ children, className, value }: Props): ReactNode {
  const { selectedValue, tabValues } = useTabs();
  const tab = tabValues.find((each) => each.value === value);
  return (
    <div
      role="tabpanel"
      id={String(tab?.attributes?.["aria-controls"])}
      aria-label={tab?.label ?? value}
      className={className}
      hidden={value !== selectedValue}
    >
      {children}
    </div>
  );
}
