import { describe, expect, it } from "vitest";
import type { JudgedQuery } from "../../search/queries";
import { judge, missesOf, successByKind, successOf } from "../../search/success";

const judged: JudgedQuery = { query: "schema option", kind: "option", half: "tuned", accept: ["/docs/settings#schema"] };

describe("judging results", () => {
  it("gives the place of the first answer, on its own and by its page", () => {
    const outcome = judge(judged, ["/docs/intro", "/docs/settings/", "/docs/settings#schema"]);
    expect(outcome).toMatchObject({ rank: 3, pageRank: 2 });
  });

  it("gives no place when nothing answers", () => {
    expect(judge(judged, ["/docs/intro"])).toMatchObject({ rank: null, pageRank: null });
  });
});

describe("figures over judged queries", () => {
  const outcomes = [
    judge(judged, ["/docs/settings#schema"]),
    judge(judged, ["/docs/intro", "/docs/settings#schema"]),
    judge({ ...judged, kind: "task" }, ["/docs/settings"]),
    judge({ ...judged, kind: "task" }, []),
  ];

  it("are shares of all that were asked", () => {
    expect(successOf(outcomes)).toEqual({ asked: 4, at1: 0.25, at3: 0.5 });
    expect(successOf(outcomes, "pageRank")).toEqual({ asked: 4, at1: 0.5, at3: 0.75 });
  });

  it("are given for each kind", () => {
    expect(successByKind(outcomes)).toMatchObject({ option: { asked: 2, at1: 0.5 }, task: { asked: 2, at3: 0 } });
  });

  it("name what missed, with what came first instead", () => {
    expect(missesOf(outcomes)).toEqual([
      "2  schema option [option]  /docs/intro  /docs/settings#schema",
      "-  schema option [task]  /docs/settings",
      "-  schema option [task]  no result",
    ]);
  });
});
