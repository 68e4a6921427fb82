import includeLanguages from "@theme/prism-include-languages";
import { Prism } from "prism-react-renderer";
import { refineGraphql } from "./graphqlGrammar";
import type { Tokenize } from "./tokensOf";
import { tokensOf } from "./tokensOf";

// The languages of `additionalLanguages`; prism-react-renderer contains the others.
includeLanguages(Prism);
refineGraphql(Prism.languages);

/** Splits code into tokens, in all languages of the site. */
export const tokenize: Tokenize = tokensOf;
