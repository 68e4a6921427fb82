/**
 * Wraps `CodeBlock/Line/Token` of Docusaurus's classic theme (compared with 3.10).
 * Change: in the definition of an entity, names of types are links to their pages.
 * Why: readers want to go from a field to its type; the stock token is plain text.
 */
import Link from "@docusaurus/Link";
import Token from "@theme-init/CodeBlock/Line/Token";
import type { Props } from "@theme/CodeBlock/Line/Token";
import type { ReactNode } from "react";
import { useTypeLink } from "../../../../components/TypeLinks";

export default function TokenWrapper(props: Props): ReactNode {
  const route = useTypeLink(props.token.content);
  // A field or an argument may have the name of a type.
  if (route === undefined || props.token.types.includes("attr-name")) return <Token {...props} />;
  return (
    // Coloured by the style sheet, because the colour of the code theme may have too little contrast.
    <Link to={route} className={props.className} style={{ ...props.style, color: undefined }}>
      {props.children}
    </Link>
  );
}
