import process from "node:process";
import { describe, expect, it } from "vitest";
import { costOf } from "../../bench/build/cost";
import { onePerPage, peerPage } from "../../bench/build/peers";
import { ratiosOf, report } from "../../bench/build/results";
import type { Round } from "../../bench/build/rounds";
import { temporaryFolder } from "../temporaryFolder";

function round(cold: number, changed: number, standard: number): Round {
  const cost = (seconds: number) => ({ seconds, cpu: 2 * seconds, memory: 100 });
  const peer = cost(cold / 2);
  return { cold: cost(cold), starlight: peer, vitepress: peer, changed: cost(changed), default: cost(standard) };
}

describe("the ratios of builds", () => {
  it("are medians of the ratios in each round, so that a round on a busy machine does not count for more", () => {
    const ratios = ratiosOf([round(10, 5, 40), round(100, 50, 200), round(10, 8, 50)]);
    const ratio = (build: string, of: string) => ratios.find((each) => each.build === build && each.of === of);
    expect(ratio("cold", "default")).toMatchObject({ clock: 0.25, cpu: 0.25 });
    expect(ratio("changed", "cold")).toMatchObject({ clock: 0.5 });
    expect(ratio("cold", "vitepress")).toMatchObject({ clock: 2 });
  });

  it("stand in the report beside their limits", () => {
    expect(report([], [round(10, 5, 40)])).toMatch(/cold to cold, default bundler +\| +0\.40 \| +0\.25 \|/u);
  });
});

describe("the cost of a command", () => {
  it("is told, with the variables that the command was given", async () => {
    const folder = await temporaryFolder();
    const script = "if (process.env.GIVEN !== 'yes') process.exit(1)";
    const { seconds, memory } = await costOf([process.execPath, "-e", script], folder, { GIVEN: "yes" });
    expect(seconds).toBeGreaterThan(0);
    if (memory !== undefined) expect(memory).toBeGreaterThan(1);
  });

  it("is none for a command that fails; the error tells what it printed", async () => {
    const folder = await temporaryFolder();
    const script = "console.error('no such page'); process.exit(3)";
    await expect(costOf([process.execPath, "-e", script], folder)).rejects.toThrow(/ended with 3:\s+no such page/u);
  });
});

describe("the pages that other generators build", () => {
  const page = '# The `id`: a "name"\n\nSee [settings](https://docs.example.org/docs/settings#id).\n';

  it("have their title in front matter, and paths as links to each other", () => {
    const front = '---\ntitle: "The `id`: a \\"name\\""\n---\n\n';
    const text = "\nSee [settings](/docs/settings#id).\n";
    expect(peerPage(page, "https://docs.example.org/", false)).toBe(front + text);
    expect(peerPage(page, "https://docs.example.org/", true)).toBe(`${front}# The \`id\`: a "name"\n${text}`);
  });

  it("do not come without a title", () => {
    expect(() => peerPage("No title", "https://docs.example.org/", false)).toThrow("no title: No title");
  });

  it("are one for each page, although the index of a folder has two Markdown forms", () => {
    expect(onePerPage(["api.md", "api/index.md", "api/cli.md", "index.md", "lone/index.md"])).toEqual([
      "api.md",
      "api/cli.md",
      "index.md",
      "lone/index.md",
    ]);
  });
});
