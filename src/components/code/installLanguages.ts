/** When this module is loaded, it installs the site's languages in Prism. Exports the tokenizer, which then knows them all. */
import includeLanguages from "@theme/prism-include-languages";
import { Prism } from "prism-react-renderer";
import { refineGraphql } from "./graphqlGrammar";

// The languages of `additionalLanguages`; prism-react-renderer contains the others.
includeLanguages(Prism);
refineGraphql(Prism.languages);

export { tokenize } from "./tokenize";
