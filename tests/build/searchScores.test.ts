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
const named = unpackDocuments(files.core.documents, settings.kinds);
const fields = fieldsOver(files);
/** What `docusaurus-lean-search unpack` writes, loaded by lunr. */
const reference = lunr.Index.load(JSON.parse(JSON.stringify(unpack(files).index)) as object);

/** The judged queries, and queries in each form of the syntax with names of the site. */
function queries(): readonly string[] {
  const names = [...new Set(named.map(({ title }) => title))].filter(
    (_, at, all) => at % Math.floor(all.length / 28) === 0,
  );
  const written = names.flatMap((name) => {
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
  return [...judgedQueries.map(({ query }) => query), ...written];
}

/** Scores by document that lunr gives for any of the terms. */
function byLunr(clauses: readonly Clause[]): Map<number, number> {
  const results = reference.query((query) => {
    for (const { term, fields: within, boost } of clauses) {
      query.term(term, { fields: [...within], boost, usePipeline: false });
    }
  });
  return new Map(results.map(({ ref, score }) => [Number(ref), score]));
}

/** Documents that lunr finds for the forms of a word. Without a form, lunr would find all documents. */
function foundByLunr(clauses: readonly Clause[]): ReadonlySet<number> {
  return new Set(clauses.length === 0 ? [] : byLunr(clauses).keys());
}

/** Whether lunr finds all required words of a query in a document, and none of the prohibited ones. */
function isWantedByLunr(words: readonly ExpandedWord[]): (id: number) => boolean {
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
    const own = new Map(matchesIn(fields, words, settings).matches.map(({ id, score }) => [id, score]));
    const scores = clauses.length === 0 ? new Map<number, number>() : byLunr(clauses);
    const expected = [...scores.keys()].filter(isWantedByLunr(words));
    expect([...own.keys()].sort(), query).toEqual(expected.sort());
    // lunr rounds the weight of each term to three decimals.
    const wrong = [...own].filter(([id, score]) => Math.abs(score - (scores.get(id) ?? 0)) > 0.002 * (1 + score));
    expect(wrong, query).toEqual([]);
    compared += own.size;
    leftOut += scores.size - own.size;
  }
  expect(compared).toBeGreaterThan(50_000);
  expect(leftOut).toBeGreaterThan(5000);
});
