import type { Token } from "prism-react-renderer";

/** Lines of the excerpt that belong to one field, its description included; counted from 0, both ends included. */
export interface ExcerptField {
  readonly name: string;
  /** Anchor of the field on the generated page. */
  readonly anchor: string;
  readonly firstLine: number;
  readonly lastLine: number;
}

/** What pages import from `@generated/schema-excerpt/default/excerpt.json`; `page.mdx` stands beside it. */
export interface SchemaExcerpt {
  readonly type: string;
  /** The tokens of each line, so that no reader has to load what finds them. */
  readonly lines: readonly (readonly Token[])[];
  readonly fields: readonly ExcerptField[];
}
