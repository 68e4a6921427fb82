import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { ReactNode } from "react";

interface Props {
  readonly id: string;
}

/** A link target without a heading: for a row of a table, or for content whose former heading is still linked. */
export default function Anchor({ id }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} />;
}
