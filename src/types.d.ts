declare module "@generated/schema-excerpt/default/excerpt.json" {
  import type { SchemaExcerpt } from "@site/src/plugins/schemaExcerpt";

  const excerpt: SchemaExcerpt;
  export default excerpt;
}

/** What this site uses of `react-dom`, which comes without types. */
declare module "react-dom/client" {
  import type { ReactNode } from "react";

  export interface Root {
    render(children: ReactNode): void;
  }
  export function createRoot(container: Element): Root;
}
