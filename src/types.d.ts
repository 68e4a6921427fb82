declare module "@generated/schema-excerpt/default/excerpt.json" {
  import type { SchemaExcerpt } from "@site/src/plugins/schemaExcerpt";

  const excerpt: SchemaExcerpt;
  export default excerpt;
}
