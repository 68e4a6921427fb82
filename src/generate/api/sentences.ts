/** What exports are for whose authors do not say it, by module and name. A test says when the authors do. */
export const SENTENCES: Readonly<Record<string, string>> = {
  "core/config#buildConfig":
    "Merges the flags of the command line, the configuration file and the defaults into the options of one run.",
  "core/config#getDiffMethod": "Brings the name of a diff method into the form that the rest of the tool expects.",
  "core/config#parseDeprecatedDocOptions":
    "Stands for documentation options that earlier releases had: there are none now, so the result is empty.",
  "core/config#parseDeprecatedFormatterOption":
    "Finds the formatter, also under its former name `mdxParser`, for which it logs a warning.",
  "core/config#parseDeprecatedPrintTypeOptions":
    "Stands for printing options that earlier releases had: there are none now, so the result is empty.",
  "core/config#parseHomepageOption":
    "Chooses the file of the homepage: the flag wins over the configuration, and `false` there means none.",
  "graphql/introspection#getDirectiveLocationForASTPath":
    "Tells the directive location, such as `FIELD_DEFINITION`, that a node of a parsed schema stands for.",
  "printer-legacy/mdx#mdxModule":
    "Completes a formatter module: what it does not export comes from the functions of this module.",
  "types/utils#Maybe":
    "A value that may be missing: signatures in this reference write it out as `T | null | undefined`.",
};
