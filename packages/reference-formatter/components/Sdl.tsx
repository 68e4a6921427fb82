import Details from "@theme/Details";
import type { ReactNode } from "react";
import { TypeLinks } from "./TypeLinks";

interface Props {
  /** Type name to the route of its page. */
  readonly links?: Readonly<Record<string, string>>;
  /** Number of lines of a definition that is long enough to start folded. */
  readonly lines?: number;
  /** The code block. */
  readonly children: ReactNode;
}

/** The SDL of an entity: type names are links, and a long definition is folded. */
export default function Sdl({ links = {}, lines, children }: Props): ReactNode {
  const code = <TypeLinks value={links}>{children}</TypeLinks>;
  if (lines === undefined) return code;
  return <Details summary={<summary>{`SDL definition, ${String(lines)} lines`}</summary>}>{code}</Details>;
}
