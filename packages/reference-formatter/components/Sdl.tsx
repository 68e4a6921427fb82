import Details from "@theme/Details";
import type { ReactNode } from "react";
import { TypeLinks } from "./TypeLinks";

interface Props {
  /** The routes of the types that have a page, by their names. */
  readonly links?: Readonly<Record<string, string>>;
  /** How many lines the definition has, if it is long enough to start folded. */
  readonly lines?: number;
  /** The code block. */
  readonly children: ReactNode;
}

/** The definition of an entity, in which type names are links. */
export default function Sdl({ links = {}, lines, children }: Props): ReactNode {
  const code = <TypeLinks value={links}>{children}</TypeLinks>;
  if (lines === undefined) return code;
  return <Details summary={<summary>{`SDL definition, ${String(lines)} lines`}</summary>}>{code}</Details>;
}
