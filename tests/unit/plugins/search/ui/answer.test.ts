import { expect, test } from "vitest";
import type { SearchAnswer, SearchClient, SearchHit } from "@site/src/plugins/search/shared/types";
import { answersOf } from "@site/src/plugins/search/browser/ui/answer";
import { proves } from "../../../../conformance/proves";

const hit: SearchHit = {
  document: {
    id: 0,
    title: "Media",
    content: "",
    tags: "",
    sidebarParentCategories: "",
    type: "docs",
    sectionTitle: "Media",
    pageTitle: "Media",
    sectionRoute: "/media",
  },
  score: 1,
  terms: [],
  kind: "type",
  instance: "Docs",
  breadcrumb: [],
  title: { text: "Media", marks: [] },
  excerpt: { text: "", marks: [] },
};

/** A client whose answers come when told, and the queries that it was asked. */
function slowClient(): { client: SearchClient; answer: (query: string, hits: number) => void; asked: string[] } {
  const waiting = new Map<string, (answer: SearchAnswer) => void>();
  const asked: string[] = [];
  return {
    asked,
    answer: (query, hits) => {
      waiting.get(query)?.({ query, hits: Array<SearchHit>(hits).fill(hit), correctedQuery: null, problem: null });
    },
    client: {
      warmUp: () => Promise.resolve(),
      search: (query) => {
        asked.push(query);
        return new Promise((resolve) => waiting.set(query, resolve));
      },
    },
  };
}

test("no more than eight hits are shown", proves("L168a"), async () => {
  const { client, answer } = slowClient();
  const hits = answersOf(client).ask("media");
  answer("media", 20);
  expect(await hits).toHaveLength(8);
});

test("a blank query is not asked, and has no answer", async () => {
  const { client, answer, asked } = slowClient();
  const answers = answersOf(client);
  const media = answers.ask("media");
  answer("media", 1);
  await media;
  expect(answers.latest()?.query).toBe("media");
  expect(await answers.ask("  ")).toEqual([]);
  expect(answers.latest()).toBeNull();
  expect(asked).toEqual(["media"]);
});

test("an answer that comes after that to a later query is not kept", async () => {
  const { client, answer } = slowClient();
  const answers = answersOf(client);
  const first = answers.ask("m");
  const second = answers.ask("me");
  answer("me", 1);
  await second;
  answer("m", 1);
  await first;
  expect(answers.latest()?.query).toBe("me");
});

test("the answer is on its way until that to the last query is there", async () => {
  const { client, answer } = slowClient();
  const answers = answersOf(client);
  expect(answers.isPending()).toBe(false);
  const first = answers.ask("m");
  const second = answers.ask("me");
  answer("m", 1);
  await first;
  expect(answers.isPending()).toBe(true);
  answer("me", 1);
  await second;
  expect(answers.isPending()).toBe(false);
});
