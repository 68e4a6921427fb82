import { inBuild, inPage, inSource, mutant } from "../mutant";
import type { Mutant } from "../mutant";

const SEARCH = "src/plugins/search";
const CONSTANTS = `${SEARCH}/shared/constants.ts`;
const BOX = `${SEARCH}/browser/ui/createLiveBox.tsx`;
const FIELD = `${SEARCH}/browser/box/Field.tsx`;
const QUERY = `${SEARCH}/browser/engine/query.ts`;
const MATCH = `${SEARCH}/browser/engine/match.ts`;
const NEEDS = `${SEARCH}/browser/engine/needs.ts`;
const TEXTS = `${SEARCH}/browser/box/texts.ts`;
const RESPOND = `${SEARCH}/browser/engine/respond.ts`;

/** The search box, its keys, its query syntax and what it fetches. */
export const search: readonly Mutant[] = [
  mutant(
    "the box calls itself stalled at once",
    ["L112a", "L169a"],
    inPage(CONSTANTS, "STALL_THRESHOLD = 300", "STALL_THRESHOLD = BROKEN ? 0 : 300"),
  ),
  mutant(
    "the box is never stalled",
    ["L112a", "L169a"],
    inPage(`${SEARCH}/browser/box/useStalled.ts`, "if (!busy) return", "if (!busy || BROKEN) return"),
  ),
  mutant(
    "results open no panel",
    ["L112b"],
    inPage(
      BOX,
      "return isInUse() && answer !== undefined &&",
      "return isInUse() && answer !== undefined && !(BROKEN && answer.hits.length > 0) &&",
    ),
  ),
  mutant(
    "nothing is said when nothing was found",
    ["L112c", "L154a"],
    inPage(`${SEARCH}/browser/ui/Panel.tsx`, "{saysNoResults(answer) &&", "{saysNoResults(answer) && !BROKEN &&"),
  ),
  mutant(
    "the no-results message has another key",
    ["L154b"],
    inPage(
      `${SEARCH}/browser/ui/messages.ts`,
      'id: "theme/d-s-l.searchBar.noResults"',
      'id: BROKEN ? "none" : "theme/d-s-l.searchBar.noResults"',
    ),
  ),
  mutant(
    "arrow keys stop at the last result",
    ["L113a"],
    inPage(BOX, "defaultActiveItemId: 0,", "defaultActiveItemId: BROKEN ? null : 0,"),
  ),
  mutant(
    "no result is active by default",
    ["L113b"],
    inPage(
      BOX,
      "    openOnFocus,\n    shouldPanelOpen",
      "    ...(BROKEN ? { defaultActiveItemId: null } : {}),\n    openOnFocus,\n    shouldPanelOpen",
    ),
  ),
  mutant(
    "Escape leaves the panel open",
    ["L114a", "L114b"],
    inPage(
      BOX,
      'if (event.key === "Escape" &&',
      'if (BROKEN && event.key === "Escape") return;\n        if (event.key === "Escape" &&',
    ),
  ),
  mutant(
    "Tab leaves the panel open",
    ["L114c"],
    inPage(
      BOX,
      'if (event.key === "Enter" && isPending()',
      'if (BROKEN && event.key === "Tab") return;\n        if (event.key === "Enter" && isPending()',
    ),
  ),
  mutant(
    "blur leaves the panel open",
    ["L114d"],
    inPage(
      FIELD,
      "if (!currentTarget.contains(relatedTarget)) box?.leave();",
      "if (!BROKEN && !currentTarget.contains(relatedTarget)) box?.leave();",
    ),
  ),
  mutant(
    "Enter does nothing",
    ["L115a"],
    inPage(
      BOX,
      "navigate: ({ item }) => {\n        open(item.hit);",
      "navigate: ({ item }) => {\n        if (!BROKEN) open(item.hit);",
    ),
  ),
  mutant(
    "Ctrl and Enter open the same tab",
    ["L115b"],
    inPage(
      BOX,
      "navigateNewTab: ({ item }) => {\n        openInAnother(item.hit);",
      "navigateNewTab: ({ item }) => {\n        (BROKEN ? open : openInAnother)(item.hit);",
    ),
  ),
  mutant(
    "Shift and Enter open the same window",
    ["L115c"],
    inPage(
      BOX,
      "navigateNewWindow: ({ item }) => {\n        openInAnother(item.hit);",
      "navigateNewWindow: ({ item }) => {\n        (BROKEN ? open : openInAnother)(item.hit);",
    ),
  ),
  mutant(
    "the modal has no cancel button",
    ["L116", "L170b"],
    inPage(FIELD, "{close && (\n          <button", "{close && !BROKEN && (\n          <button"),
  ),
  mutant(
    "a result opens its page without the section",
    ["L117a"],
    inPage(BOX, "options.open(pathOf(hit));", 'options.open(BROKEN ? "/" : pathOf(hit));'),
  ),
  mutant(
    "terms are not marked",
    ["L117b", "L117c"],
    inPage(
      `${SEARCH}/browser/highlight/highlightTerms.ts`,
      "CSS.highlights.set(NAME, new Highlight(...ranges));",
      "if (!BROKEN) CSS.highlights.set(NAME, new Highlight(...ranges));",
    ),
  ),
  mutant(
    "terms are marked outside the article too",
    ["L117b"],
    inPage(BOX, 'inArticle ? "main article" : "main"', 'inArticle ? (BROKEN ? "main" : "main article") : "main"'),
  ),
  mutant(
    "category pages have no marks",
    ["L117c"],
    inPage(BOX, 'kind !== "category"', '(BROKEN || kind !== "category")'),
  ),
  mutant(
    "the box takes any number of characters",
    ["L121a", "L169b"],
    inPage(FIELD, "maxLength={MAX_QUERY_LENGTH}", "maxLength={BROKEN ? 5120 : MAX_QUERY_LENGTH}"),
    // The library cuts what is typed, too.
    inPage(
      "node_modules/@algolia/autocomplete-core/dist/esm/getPropGetters.js",
      "=== void 0 ? 512 :",
      "=== void 0 ? (BROKEN ? 5120 : 512) :",
    ),
    inBuild("*.html", "maxlength=512", "maxlength=5120"),
  ),
  mutant(
    "the form is validated",
    ["L121b"],
    inPage(FIELD, "          noValidate\n", "          noValidate={!BROKEN}\n"),
    inBuild("*.html", " novalidate", ""),
  ),
  mutant(
    "an empty query is answered",
    ["L122a"],
    inPage(
      BOX,
      'if (query.trim() === "" && !openOnFocus) return [];',
      'if (query.trim() === "" && !openOnFocus && !BROKEN) return [];',
    ),
    inPage(
      BOX,
      "(!isBlank() || (openOnFocus && answer.hits.length > 0));",
      "(BROKEN || !isBlank() || (openOnFocus && answer.hits.length > 0));",
    ),
  ),
  mutant(
    "open-on-focus does nothing",
    ["L122b"],
    inPage(
      BOX,
      "openOnFocus = false, show } = options;",
      "openOnFocus: wanted = false, show } = options;\n  const openOnFocus = wanted && !BROKEN;",
    ),
  ),
  mutant(
    "an exact term is not found",
    ["L123a"],
    inPage(
      NEEDS,
      "answers.set(term, term === word ? 1 :",
      "if (BROKEN && term === word) continue;\n    answers.set(term, term === word ? 1 :",
    ),
  ),
  mutant(
    "the beginning of a term is not found",
    ["L123b"],
    inPage(
      NEEDS,
      "for (const term of lexicon.startingWith(word)) {",
      "for (const term of lexicon.startingWith(word)) {\n    if (BROKEN && term !== word) continue;",
    ),
  ),
  mutant(
    "a field prefix looks everywhere",
    ["L124a"],
    inPage(QUERY, "...(field === undefined ? {} : { field })", "...(field === undefined || BROKEN ? {} : { field })"),
  ),
  mutant(
    "+ demands nothing",
    ["L124b"],
    inPage(QUERY, 'sign === "+" ? "required"', 'sign === "+" && !BROKEN ? "required"'),
  ),
  mutant(
    "- leaves nothing out",
    ["L124c"],
    inPage(
      MATCH,
      "const isProhibited = prohibitedBy(fields, needs);",
      "const isProhibited = prohibitedBy(fields, BROKEN ? [] : needs);",
    ),
  ),
  mutant(
    "~N finds nothing near",
    ["L124d"],
    inPage(NEEDS, "if (term.editDistance > 0) {", "if (term.editDistance > 0 && !BROKEN) {"),
  ),
  mutant(
    "^N counts for nothing",
    ["L124e"],
    inPage(QUERY, "else boost = Number(value);", "else boost = BROKEN ? 1 : Number(value);"),
  ),
  mutant(
    "* is a letter",
    ["L124f"],
    inPage(NEEDS, 'if (term.text.includes("*"))', 'if (term.text.includes("*") && !BROKEN)'),
  ),
  mutant(
    "an unknown field is a word",
    ["L124g", "L162"],
    inPage(
      QUERY,
      'return text === "" ? plain(raw) : { code: "unknown-field"',
      'return text === "" || BROKEN ? plain(raw) : { code: "unknown-field"',
    ),
  ),
  mutant(
    "any edit distance will do",
    ["L124h", "L162"],
    inPage(QUERY, 'sign === "~" ? /^\\d+$/u.test(value)', 'sign === "~" ? BROKEN || /^\\d+$/u.test(value)'),
  ),
  mutant(
    "any boost will do",
    ["L124i", "L162"],
    inPage(QUERY, ": /^\\d+(?:\\.\\d+)?$/u.test(value);", ": BROKEN || /^\\d+(?:\\.\\d+)?$/u.test(value);"),
  ),
  mutant(
    "a missing term is a word",
    ["L124j", "L162"],
    inPage(QUERY, 'if (text !== "") return plain(raw);', 'if (text !== "" || BROKEN) return plain(raw);'),
  ),
  mutant(
    "the index is fetched for each query",
    ["L135b"],
    inPage(RESPOND, "if (!engine) {", "if (!engine || BROKEN) {"),
  ),
  mutant(
    "an index that fails is told of in the console",
    ["L135c", "L135d", "L155"],
    inPage(RESPOND, "failed = true;", 'failed = true;\n      if (BROKEN) console.warn("The index failed.");'),
  ),
  mutant(
    "nine results are shown",
    ["L168a"],
    inPage(CONSTANTS, "MAX_SEARCH_RESULTS = 8", "MAX_SEARCH_RESULTS = BROKEN ? 9 : 8"),
  ),
  mutant(
    "seven results are shown",
    ["L168a"],
    inPage(
      `${SEARCH}/browser/engine/rank.ts`,
      "read.sort(inOrder).map(({ candidate }) => candidate),",
      "read.sort(inOrder).map(({ candidate }) => candidate).slice(0, BROKEN ? 7 : undefined),",
    ),
  ),
  mutant("a title counts as much as a tag", ["L168b"], inSource(CONSTANTS, "title: 5,", "title: 3,")),
  mutant("a text counts as much as a category", ["L168b"], inSource(CONSTANTS, "content: 1,", "content: 2,")),
  mutant(
    "categories above a page are indexed",
    ["L168c"],
    inSource(CONSTANTS, "SIDEBAR_PARENT_CATEGORIES = 0", "SIDEBAR_PARENT_CATEGORIES = 2"),
  ),
  mutant("b is another", ["L168d"], inSource(CONSTANTS, "BM25_B = 0.75", "BM25_B = 0.5")),
  mutant("k1 is another", ["L168d"], inSource(CONSTANTS, "BM25_K1 = 1.2", "BM25_K1 = 1.6")),
  mutant(
    "the panel is measured at once",
    ["L169c"],
    inPage(`${SEARCH}/browser/ui/usePanelTop.ts`, "RESIZE_DEBOUNCE = 20", "RESIZE_DEBOUNCE = BROKEN ? 0 : 20"),
  ),
  mutant(
    "the button that empties the field has another title",
    ["L170a"],
    inPage(TEXTS, 'message: "Clear"', 'message: BROKEN ? "Empty" : "Clear"'),
    inBuild("*.html", "title=Clear", "title=Empty"),
  ),
  mutant(
    "the button that opens the search has another title",
    ["L170c"],
    inPage(
      TEXTS,
      'id: "theme/d-s-l.searchBar.open",\n    message: "Search"',
      'id: "theme/d-s-l.searchBar.open",\n    message: BROKEN ? "Find" : "Search"',
    ),
    inBuild("*.html", "title=Search", "title=Find"),
  ),
  mutant(
    "the button that submits has another title",
    ["L170d"],
    inPage(TEXTS, 'message: "Submit"', 'message: BROKEN ? "Go" : "Submit"'),
    inBuild("*.html", "title=Submit", "title=Go"),
  ),
];
