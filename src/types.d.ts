declare module "@generated/schema-excerpt/default/excerpt.json" {
  const excerpt: import("./plugins/schemaExcerpt").SchemaExcerpt;
  export default excerpt;
}
