import Details from "@theme/Details";
import { Children, isValidElement } from "react";
import type { ReactNode } from "react";
import { TypeLinks } from "./TypeLinks";

interface ContentProps {
  /** Routes of the types that have a page, by name. */
  readonly links: Readonly<Record<string, string>>;
  /** Number of lines, if the definition is long enough to start folded. */
  readonly lines?: number;
  readonly children: ReactNode;
}

/** A definition in which type names are links. */
export function LinkedSdl({ links, lines, children }: ContentProps): ReactNode {
  const code = <TypeLinks value={links}>{children}</TypeLinks>;
  if (lines === undefined) return code;
  return <Details summary={<summary>{`SDL definition, ${String(lines)} lines`}</summary>}>{code}</Details>;
}

/** The elements among children, without the line breaks between them. */
const elementsIn = (children: ReactNode) =>
  Children.toArray(children).filter((child) => isValidElement<{ children: ReactNode; href?: string }>(child));

/** The definition of an entity. The children are a code block and a paragraph with a link for each type name in the code. */
export default function Sdl({ children, ...props }: Omit<ContentProps, "links">): ReactNode {
  const [code, paragraph] = elementsIn(children);
  const links = elementsIn(paragraph?.props.children).map(
    ({ props: { children: name, href } }) => [name, href] as const,
  );
  return (
    <LinkedSdl {...props} links={Object.fromEntries(links) as ContentProps["links"]}>
      {code}
    </LinkedSdl>
  );
}
