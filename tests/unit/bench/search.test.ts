import { describe, expect, it } from "vitest";
import { postingsOf } from "@site/src/plugins/search/shared/terms";
import { plainPostings } from "../../bench/search/plainPostings";
import { readTasks } from "../../bench/search/tasks";
import { madeUpWord, multiply, renameIdentifiers } from "../../bench/search/multiply";
import { shownRoutes } from "../../bench/search/pagefind/shown";
import { weigh } from "../../bench/search/sizes";
import { fastest, median, quantile } from "../../bench/search/statistics";

it("postings that are weighed without packing hold their own documents alone", () => {
  const terms = [["field", "type", "field"], ["type"], ["field"]];
  expect(JSON.parse(JSON.stringify(plainPostings(postingsOf(terms))))).toEqual([
    ["field", { documents: [0, 2], frequencies: [2, 1] }],
    ["type", { documents: [0, 1], frequencies: [1, 1] }],
  ]);
});

describe("statistics", () => {
  it("take the nearest rank", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(quantile([5, 1, 4, 2, 3], 0.95)).toBe(5);
    expect(quantile([7], 0)).toBe(7);
  });

  it("refuse to make a figure of nothing", () => {
    expect(() => median([])).toThrow(RangeError);
  });

  it("keep the fastest of each measurement", async () => {
    const rounds = [
      [3, 1],
      [2, 5],
    ];
    expect(await fastest(2, () => Promise.resolve(rounds.shift() ?? []))).toEqual([2, 1]);
  });
});

describe("the weight of a download", () => {
  it("compresses each file on its own, unless that makes it larger", () => {
    const weight = weigh([Buffer.from("a".repeat(1000)), Buffer.from("b")]);
    expect(weight).toMatchObject({ requests: 2, raw: 1001 });
    expect(weight.gzip).toBeLessThan(60);
    expect(weigh([Buffer.from("b")])).toMatchObject({ gzip: 1, brotli: 1 });
  });
});

describe("a grown site", () => {
  it("has other identifiers in each copy, which share parts with the first", () => {
    expect(renameIdentifiers("averageScore of MediaList, LIGHT_NOVEL", 1)).toBe(
      "averageBabace of MediaBabace, LIGHT_BABACE",
    );
    expect(renameIdentifiers("unWeightedGPA", 1)).toBe("unWeightedBabace");
  });

  it("leaves prose alone", () => {
    expect(renameIdentifiers("The score of a novel, from 0 to 10.", 3)).toBe("The score of a novel, from 0 to 10.");
  });

  it("names copies by words that do not repeat", () => {
    const words = Array.from({ length: 64 }, (_, number) => madeUpWord(number));
    expect(new Set(words).size).toBe(64);
  });

  it("holds the pages, then their copies under other routes, with attributes as they were", () => {
    const html = `<nav>inNav</nav><article><a href="#fooBar">fooBar</a></article>`;
    expect([...multiply([{ route: "/docs/a/", html }], 2)]).toEqual([
      { route: "/docs/a/", html },
      {
        route: "/docs/a-babace",
        html: `<nav>inNav</nav><article><a href="#fooBar">fooBabace</a></article>`,
      },
    ]);
  });
});

describe("the links of a Pagefind result", () => {
  it("are the page, then its three places with the most matches in the order of the page", () => {
    const place = (anchor: string, matches: number) => ({
      url: `/p/${anchor}`,
      locations: Array<number>(matches).fill(0),
    });
    const places = [place("", 1), place("#a", 1), place("#b", 3), place("#c", 2), place("#d", 4)];
    expect(shownRoutes({ url: "/p/", sub_results: places })).toEqual(["/p/", "/p/#b", "/p/#c", "/p/#d"]);
  });
});

describe("the tasks of a trace", () => {
  const task = (tid: number, dur: number, tdur = dur) => ({
    name: "ThreadControllerImpl::RunTask",
    ph: "X",
    pid: 1,
    tid,
    dur,
    tdur,
  });
  const thread = (tid: number, name: string) => ({ name: "thread_name", ph: "M", pid: 1, tid, args: { name } });
  const main = thread(7, "CrRendererMain");

  it("are, in milliseconds, the longest of a page's main thread, and what its workers take of the CPU", () => {
    const worker = thread(8, "DedicatedWorker thread");
    const tasks = [task(7, 1500), task(7, 22_500), task(8, 90_000, 8000), task(8, 2000), task(9, 99_000)];
    expect(readTasks(JSON.stringify({ traceEvents: [...tasks, main, worker] }))).toEqual({
      longest: 22.5,
      workers: 10,
    });
  });

  it("are an error when the trace holds none", () => {
    expect(() => readTasks(JSON.stringify({ traceEvents: [main] }))).toThrow("no task");
  });
});
