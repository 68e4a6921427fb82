import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { ReactNode } from "react";

interface Props {
  readonly id: string;
}

/** A place on a page that links may name: where the content of an earlier heading has gone, or a row of a table. */
export default function Anchor({ id }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} />;
}
