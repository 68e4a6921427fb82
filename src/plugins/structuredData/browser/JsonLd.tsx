import Head from "@docusaurus/Head";
import type { ReactNode } from "react";
import { toScript } from "./schema";
import type { JsonLdObject } from "./schema";

/** Adds an object of structured data to the head of the page. */
export default function JsonLd({ data }: { readonly data: JsonLdObject }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{toScript(data)}</script>
    </Head>
  );
}
