/** Installs the site's languages in Prism when it is loaded, and exports the tokenizer, which then knows all of them. */
import includeLanguages from "@theme/prism-include-languages";
import { Prism } from "prism-react-renderer";
import { refineGraphql } from "./graphqlGrammar";

// The languages of `additionalLanguages`; prism-react-renderer contains the others.
includeLanguages(Prism);
refineGraphql(Prism.languages);

export { tokenize } from "./tokenize";
