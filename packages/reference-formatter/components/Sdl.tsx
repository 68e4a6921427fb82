import Details from "@theme/Details";
import type { ReactNode } from "react";
import { TypeLinks } from "./TypeLinks";

interface Props {
  /** Routes of the types that have a page, by name. */
  readonly links?: Readonly<Record<string, string>>;
  /** Number of lines, if the definition is long enough to start folded. */
  readonly lines?: number;
  readonly children: ReactNode;
}

/** The definition of an entity, in which type names are links. */
export default function Sdl({ links = {}, lines, children }: Props): ReactNode {
  const code = <TypeLinks value={links}>{children}</TypeLinks>;
  if (lines === undefined) return code;
  return <Details summary={<summary>{`SDL definition, ${String(lines)} lines`}</summary>}>{code}</Details>;
}
