/**
 * Wraps `Tabs` of @docusaurus/theme-classic.
 * Changes: the tab list of a group is marked with a class. Each tab refers to its panel by an id that contains the tab's value.
 * Why: `src/plugins/startup/storedTabs.ts` uses the class and the id to show the panel before the first paint. A tab that
 * names no panel is invalid HTML, and assistive technology can't lead from the tab to its panel.
 */
import Tabs from "@theme-original/Tabs";
import type { Props as ItemProps } from "@theme/TabItem";
import type { Props } from "@theme/Tabs";
import clsx from "clsx";
import { Children, cloneElement, isValidElement, useId } from "react";
import type { ReactNode } from "react";
import { TABS_CLASS } from "@site/src/components/tabs/tabClasses";

export default function TabsWrapper({ className, children, ...props }: Props): ReactNode {
  const id = useId();
  const items = Children.map(children, (item) =>
    isValidElement<ItemProps>(item)
      ? cloneElement(item, { attributes: { "aria-controls": `_${encodeURIComponent(item.props.value)}${id}` } })
      : item,
  );
  // Encoded, so that it is one class, and needs no escape in the quoted attribute selector of `storedTabs.ts`.
  const groupClass = props.groupId && TABS_CLASS + encodeURIComponent(props.groupId);
  return (
    <Tabs {...props} className={clsx(className, groupClass)}>
      {items}
    </Tabs>
  );
}
