import { describe, expect, it } from "vitest";
import type { JudgedQuery } from "../../../search/queries";
import { judge, missesOf, successOf, successTable } from "../../../search/success";

const judged: JudgedQuery = {
  query: "schema option",
  kind: "option",
  half: "tuned",
  accept: ["/docs/settings#schema"],
};

describe("judging results", () => {
  it("gives the place of the first answer, on its own and by its page", () => {
    const outcome = judge(judged, ["/docs/intro", "/docs/intro/#a", "/docs/settings/", "/docs/settings#schema"]);
    expect(outcome).toMatchObject({ rank: 4, pageRank: 2 });
  });

  it("tells answers that were added later from the first ones", () => {
    const outcome = judge({ ...judged, added: ["/docs/intro"] }, ["/docs/intro", "/docs/settings#schema"]);
    expect(outcome).toMatchObject({ rank: 1, firstRank: 2 });
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

  it("are given for each kind and for all", () => {
    const rows = successTable(outcomes)
      .split("\n")
      .map((row) => row.split("|").map((cell) => cell.trim()));
    expect(rows).toContainEqual(["", "option", "2", "50.0 %", "100.0 %", ""]);
    expect(rows).toContainEqual(["", "task", "2", "0.0 %", "0.0 %", ""]);
    expect(rows.at(-1)).toEqual(["", "all", "4", "25.0 %", "50.0 %", ""]);
  });

  it("name what missed, with what came first instead", () => {
    expect(missesOf(outcomes)).toEqual([
      "2  schema option [option]  /docs/intro  /docs/settings#schema",
      "-  schema option [task]  /docs/settings",
      "-  schema option [task]  no result",
    ]);
  });
});
