import lunr from "lunr";
import { expect, it } from "vitest";
import { expandTerm } from "@site/packages/search/src/engine/expansion";
import type { ExpandedWord } from "@site/packages/search/src/engine/expansion";
import { createLexicon } from "@site/packages/search/src/engine/lexicon";
import { clausesOf, matchesIn } from "@site/packages/search/src/engine/match";
import { parseQuery } from "@site/packages/search/src/engine/parseQuery";
import { englishStems } from "@site/packages/search/src/engine/stemmers";
import { createSynonyms } from "@site/packages/search/src/engine/synonyms";
import { termsIn } from "@site/packages/search/src/engine/score";
import type { Clause } from "@site/packages/search/src/engine/score";
import { unpackDocuments } from "@site/packages/search/src/shared/packed";
import { SEARCH_FIELDS } from "@site/packages/search/src/shared/terms";
import { readIndex, unpack } from "@site/packages/search/src/build/unpack";
import { fieldsOver } from "@site/packages/search/src/testing/engineOver";
import { judgedQueries } from "../search/queries";
import { buildFolder } from "./site";

/** The weights of the specification, repeated here so that changed settings fail the test. */
const WEIGHTS = { boosts: { title: 5, content: 1, tags: 3, sidebarParentCategories: 2 }, b: 0.75, k1: 1.2 } as const;

const files = await readIndex(buildFolder);
const { settings } = files.core;
const documents = unpackDocuments(files.core.documents, settings.kinds);
const fields = fieldsOver(files);
/** The index that `docusaurus-lean-search unpack` writes, loaded into lunr. */
const lunrIndex = lunr.Index.load(JSON.parse(JSON.stringify(unpack(files).index)) as object);

/** The judged queries, and queries with titles of the index in each form of the syntax. */
function queries(): readonly string[] {
  const names = [...new Set(documents.map(({ title }) => title))].filter(
    (_, at, all) => at % Math.floor(all.length / 28) === 0,
  );
  const syntaxQueries = names.flatMap((name) => {
    const word = name.split(/\W/u)[0] ?? "";
    return [
      name,
      name.slice(0, 3),
      `title:${word}`,
      `+${name} media`,
      `media -${word}`,
      `+list ${name} -title:${name.slice(0, 3)} -content:media`,
      `${name.slice(0, -1)}~1`,
      `${name.slice(0, 1)}*${name.slice(-1)}`,
      `user^3 ${name}`,
      `content:${name} tags:graphql`,
    ];
  });
  return [...judgedQueries.map(({ query }) => query), ...syntaxQueries];
}

/** The scores that lunr gives to documents with any of the terms, by document. */
function scoresByLunr(clauses: readonly Clause[]): Map<number, number> {
  const results = lunrIndex.query((query) => {
    for (const { term, fields: within, boost } of clauses) {
      query.term(term, { fields: [...within], boost, usePipeline: false });
    }
  });
  return new Map(results.map(({ ref, score }) => [Number(ref), score]));
}

/** The documents with any of the terms, as lunr finds them. Without terms, lunr itself would find all documents. */
function foundByLunr(clauses: readonly Clause[]): ReadonlySet<number> {
  return new Set(clauses.length === 0 ? [] : scoresByLunr(clauses).keys());
}

/** Returns a function that tests whether lunr finds all required and no prohibited words of a query in a document. */
function lunrFilter(words: readonly ExpandedWord[]): (id: number) => boolean {
  const presence = (of: string): ExpandedWord[] => words.filter(({ term }) => term.presence === of);
  const required = presence("required").map((word) => foundByLunr(clausesOf([word])));
  const prohibited = presence("prohibited").map(({ term, matches }) => {
    const within = term.field ? [term.field] : SEARCH_FIELDS;
    return foundByLunr([...matches.keys()].map((match) => ({ term: match, fields: within, boost: 1 })));
  });
  return (id) => required.every((found) => found.has(id)) && !prohibited.some((found) => found.has(id));
}

it("the search has the weights of the specification", () => {
  expect(settings).toMatchObject(WEIGHTS);
});

it("with the unpacked index, lunr finds and scores the same documents as the search", () => {
  const terms = termsIn(fields, []);
  const vocabulary = {
    lexicon: createLexicon(terms, englishStems),
    synonyms: createSynonyms(settings.synonyms, englishStems),
  };
  let [compared, leftOut] = [0, 0];
  const asked = queries();
  expect(asked.length).toBeGreaterThan(500);
  for (const query of asked) {
    const words = parseQuery(query).terms.flatMap((term) => expandTerm(term, vocabulary));
    const clauses = clausesOf(words.filter(({ term }) => term.presence !== "prohibited"));
    const scores = new Map(matchesIn(fields, words, settings).matches.map(({ id, score }) => [id, score]));
    const lunrScores = clauses.length === 0 ? new Map<number, number>() : scoresByLunr(clauses);
    const expected = [...lunrScores.keys()].filter(lunrFilter(words));
    expect([...scores.keys()].sort(), query).toEqual(expected.sort());
    // lunr rounds the weight of each term to three decimals.
    const wrong = [...scores].filter(
      ([id, score]) => Math.abs(score - (lunrScores.get(id) ?? 0)) > 0.002 * (1 + score),
    );
    expect(wrong, query).toEqual([]);
    compared += scores.size;
    leftOut += lunrScores.size - scores.size;
  }
  expect(compared).toBeGreaterThan(50_000);
  expect(leftOut).toBeGreaterThan(5000);
});
