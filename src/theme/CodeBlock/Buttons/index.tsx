/**
 * Wraps `CodeBlock/Buttons` of @docusaurus/theme-classic.
 * Change: the buttons are rendered after hydration, in a transition.
 * Why: the stock blocks render them all at once right after hydration; with forty blocks, a phone does not respond meanwhile.
 */
import Buttons from "@theme-original/CodeBlock/Buttons";
import type { Props } from "@theme/CodeBlock/Buttons";
import type { ReactNode } from "react";
import { useReady } from "@site/src/components/shell/useReady";

export default function ButtonsWrapper(props: Props): ReactNode {
  return useReady() && <Buttons {...props} />;
}
