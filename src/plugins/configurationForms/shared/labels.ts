/** The two ways to configure, in the order of their tabs; the name is the value of a tab. */
export const FORM_LABELS = {
  plugin: "Docusaurus plugin",
  graphqlrc: "graphql-config",
} as const;

/** Which of the two ways to configure a form is for. */
export type FormName = keyof typeof FORM_LABELS;
