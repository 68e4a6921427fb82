/**
 * Wraps `CodeBlock/Line/Token` of @docusaurus/theme-classic.
 * Change: on a schema page, the name of a type that has a page of its own is a link to it.
 * Why: a reader of SDL wants to go to the type that a field returns, and the stock token is plain text.
 */
import Link from "@docusaurus/Link";
import Token from "@theme-original/CodeBlock/Line/Token";
import type { Props } from "@theme/CodeBlock/Line/Token";
import type { ReactNode } from "react";
import { useTypeLink } from "@site/src/components/schema/TypeLinks";

export default function TokenWrapper(props: Props): ReactNode {
  const route = useTypeLink(props.token.content);
  if (route === undefined) return <Token {...props} />;
  return (
    <Link to={route} className={props.className}>
      {props.children}
    </Link>
  );
}
