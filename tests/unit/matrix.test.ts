import { afterEach, describe, expect, it, vi } from "vitest";
import { matrix, sample } from "../matrix";

const axes = { page: ["a", "b", "c", "d", "e", "f"], width: [390, 820, 1440], mode: ["light", "dark"], fault: [1, 2] };

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the sample of a matrix", () => {
  it("holds every pair of values, in little more rows than the two longest axes ask for", () => {
    const rows = sample(axes);
    const names = Object.keys(axes) as (keyof typeof axes)[];
    const pairs = (of: readonly (typeof rows)[number][]): Set<string> =>
      new Set(
        of.flatMap((row) =>
          names.flatMap((one) =>
            names
              .filter((other) => other > one)
              .map((other) => `${one} ${String(row[one])}, ${other} ${String(row[other])}`),
          ),
        ),
      );
    vi.stubEnv("MATRIX", "full");
    expect(pairs(rows)).toEqual(pairs(matrix(axes)));
    expect(rows.length).toBeLessThanOrEqual(20);
  });

  it("of two axes holds each value, the shorter axis in turn", () => {
    expect(sample({ page: ["a", "b", "c", "d"], width: [390, 1440] })).toEqual([
      { page: "a", width: 390 },
      { page: "b", width: 1440 },
      { page: "c", width: 390 },
      { page: "d", width: 1440 },
    ]);
  });

  it("is the same each time", () => {
    expect(sample(axes)).toEqual(sample(axes));
  });
});

it("a matrix is a sample, and complete on request", () => {
  vi.stubEnv("MATRIX", "");
  expect(matrix(axes)).toEqual(sample(axes));
  vi.stubEnv("MATRIX", "full");
  expect(matrix(axes)).toHaveLength(72);
});
