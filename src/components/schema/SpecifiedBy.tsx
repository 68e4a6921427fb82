import Link from "@docusaurus/Link";
import type { ReactNode } from "react";

/** The document that defines the format of a custom scalar. */
export default function SpecifiedBy({ url }: { readonly url: string }): ReactNode {
  return (
    <p>
      The format is defined by <Link href={url}>{url}</Link>.
    </p>
  );
}
