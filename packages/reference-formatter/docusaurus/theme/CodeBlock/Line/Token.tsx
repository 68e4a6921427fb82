/**
 * Wraps `CodeBlock/Line/Token` of Docusaurus's classic theme (compared with 3.10).
 * Change: in the definition of an entity, the name of a type that has a page is a link to it.
 * Why: a reader of SDL wants to go to the type that a field returns, and the stock token is plain text.
 */
import Link from "@docusaurus/Link";
import Token from "@theme-init/CodeBlock/Line/Token";
import type { Props } from "@theme/CodeBlock/Line/Token";
import type { ReactNode } from "react";
import { useTypeLink } from "../../../../components/TypeLinks";

export default function TokenWrapper(props: Props): ReactNode {
  const route = useTypeLink(props.token.content);
  if (route === undefined) return <Token {...props} />;
  return (
    // The style sheet colours links: the colour of the code theme may have too little contrast.
    <Link to={route} className={props.className} style={{ ...props.style, color: undefined }}>
      {props.children}
    </Link>
  );
}
