import Link from "@docusaurus/Link";
import clsx from "clsx";
import { isValidElement, useMemo } from "react";
import type { ReactNode } from "react";
import { useTokens } from "@site/src/components/code/useTokens";
import styles from "./Declaration.module.css";
import { parseLinks, piecesOf } from "./pieces";
import type { CodeLink, Piece } from "./pieces";

interface Props {
  /** Links in the code, in the format of `parseLinks`. */
  readonly links?: string;
  /** A block of TypeScript, as MDX renders it from a fence. */
  readonly children: ReactNode;
}

const NO_LINKS: readonly CodeLink[] = [];

/** Collects the text of a code block from the elements that MDX wraps around it. */
function codeOf(node: ReactNode): string {
  if (typeof node === "string") return node;
  if (Array.isArray(node)) return (node as ReactNode[]).map(codeOf).join("");
  return isValidElement<{ readonly children?: ReactNode }>(node) ? codeOf(node.props.children) : "";
}

function renderPiece({ text, types, to }: Piece, key: number): ReactNode {
  if (to !== undefined) {
    return (
      <Link key={key} to={to} className="token">
        {text}
      </Link>
    );
  }
  // The text needs no element of its own: the block around it is excluded from translation.
  // eslint-disable-next-line site/text-in-its-own-element
  if (types.includes("plain")) return text;
  return (
    <span key={key} className={clsx("token", types)}>
      {text}
    </span>
  );
}

/**
 * The declaration of an export, in which the names of types are links to their pages. Not a `CodeBlock`: nobody copies a
 * declaration, and its long lines wrap, so it needs no buttons.
 */
export default function Declaration({ links, children }: Props): ReactNode {
  const code = codeOf(children).replace(/\n$/u, "");
  const tokens = useTokens(code, "ts");
  const parsed = useMemo(() => (links === undefined ? NO_LINKS : parseLinks(links)), [links]);
  return (
    <pre translate="no" className={clsx("prism-code language-ts", styles.declaration)}>
      <code>
        {piecesOf(code, tokens, parsed).map((line, at) => (
          <span key={at} className="token-line">
            {line.map(renderPiece)}
            <br />
          </span>
        ))}
      </code>
    </pre>
  );
}
