/**
 * Wraps `Tabs` of @docusaurus/theme-classic.
 * Change: the tab list has a class for its group.
 * Why: the inline script of `src/plugins/startup/storedTabs.ts` finds the list by this class before the first paint.
 */
import Tabs from "@theme-original/Tabs";
import type { Props } from "@theme/Tabs";
import clsx from "clsx";
import type { ReactNode } from "react";
import { groupClass } from "@site/src/components/tabs/tabClasses";

export default function TabsWrapper({ className, ...props }: Props): ReactNode {
  return <Tabs {...props} className={clsx(className, props.groupId && groupClass(props.groupId))} />;
}
