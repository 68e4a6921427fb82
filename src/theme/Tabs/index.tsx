/**
 * Wraps the stock component and marks the tab list of a group with a class, by which the
 * script of `src/components/tabs/storedTabs.ts` finds it before the first paint.
 */
import Tabs from "@theme-original/Tabs";
import type { Props } from "@theme/Tabs";
import clsx from "clsx";
import type { ReactNode } from "react";
import { groupClass } from "@site/src/components/tabs/storedTabs";

export default function TabsWrapper({ className, ...props }: Props): ReactNode {
  return <Tabs {...props} className={clsx(className, props.groupId && groupClass(props.groupId))} />;
}
