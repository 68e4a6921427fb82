/**
 * Wraps `TabItem` of @docusaurus/theme-classic.
 * Change: the panel has a class for its tab.
 * Why: the inline script of `src/plugins/startup/storedTabs.ts` finds the panel by this class before the first paint.
 */
import TabItem from "@theme-original/TabItem";
import type { Props } from "@theme/TabItem";
import clsx from "clsx";
import type { ReactNode } from "react";
import { panelClass } from "@site/src/components/tabs/tabClasses";

export default function TabItemWrapper({ className, ...props }: Props): ReactNode {
  return <TabItem {...props} className={clsx(className, panelClass(props.value))} />;
}
