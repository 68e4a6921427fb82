/** Labels of the two forms of configuration by the value of their tab, in the order of the tabs. */
export const FORM_LABELS = {
  plugin: "Docusaurus plugin",
  graphqlrc: "graphql-config",
} as const;

export type FormName = keyof typeof FORM_LABELS;
