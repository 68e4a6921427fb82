// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import { toPage } from "@site/src/plugins/playground/browser/parsing/toPage";
import type { GeneratedFile } from "@site/src/plugins/playground/browser/protocol";
import type { FakeWorker } from "../../../fakeWorker";
import {
  button,
  engine,
  finishRun,
  open,
  pageOf,
  press,
  request,
  setUpWorkspace,
  statuses,
  tab,
  until,
  wait,
  workers,
} from "./workspace";

setUpWorkspace();

const field = (label: RegExp | string): HTMLElement => screen.getByLabelText(label, { selector: "input, select" });

describe("the comparison of a page", () => {
  it("asks the reader to change an option if all are at their defaults", async () => {
    await open();
    await finishRun();
    await press(button("Changes"));
    await wait();
    expect(screen.getByText(/^All options are at their defaults\. Change one of them/u)).toBeTruthy();
    expect(workers("playground-engine")).toHaveLength(1);
  });

  /** Changes an option, finishes its run, and opens the comparison. */
  async function openComparison(files?: readonly GeneratedFile[]): Promise<void> {
    await open();
    await finishRun();
    await press(field(/^Type badges/u));
    await wait();
    await finishRun(files);
    await press(button("Changes"));
    await wait();
  }

  it("generates pages with default options in a second worker, and ends that worker", async () => {
    await openComparison([{ ...pageOf("Film", "a\nB\n"), path: "docs/api/other/film.mdx" }]);
    expect(screen.getByText("Compared with the default options for Docusaurus.")).toBeTruthy();
    expect(screen.getByLabelText("Progress of the comparison")).toBeTruthy();
    expect(request().options).toEqual(defaultOptions);
    const second = engine();
    await finishRun([pageOf("Film", "a\nb\n"), pageOf("Person")]);
    expect(statuses()).toContain("1 file moved, 1 removed, 0 the same.");
    expect(screen.getByText("docs/api/types/objects/film.mdx").parentElement?.textContent).toMatch(
      /^Moved here from /u,
    );
    expect(second.isEnded).toBe(true);
    await until(() => {
      expect(screen.getByText("1 line added, 1 line removed.")).toBeTruthy();
    });
  });

  it("reports truncated pages, and pages that only one run has", async () => {
    await openComparison([pageOf("Film", "x".repeat(300_000)), pageOf("Rating")]);
    await finishRun([pageOf("Film", "y")]);
    await until(() => {
      expect(screen.getByText(/^Only the beginning of a long page/u)).toBeTruthy();
    });
    await press(screen.getByRole("treeitem", { name: "rating.mdx" }));
    await wait();
    expect(screen.getByText("With the default options, there is no such file.")).toBeTruthy();
  });

  it.each<readonly [string, () => Promise<void>]>([
    ["the button Source", () => press(button("Source"))],
    ["another panel", () => press(tab("Export"))],
    ["a changed option", () => press(field(/^Index pages/u))],
    ["the button Cancel", () => press(button("Cancel"))],
  ])("ends its worker after %s", async (_name, act) => {
    await openComparison();
    const second = engine();
    expect(workers("playground-engine")).toHaveLength(2);
    await act();
    await wait();
    expect(second.isEnded).toBe(true);
  });

  it("starts again after it was stopped", async () => {
    await openComparison();
    await press(button("Cancel"));
    expect(statuses()).toContain("Stopped.");
    await press(button("Compare again"));
    await wait();
    await finishRun();
    expect(statuses()).toContain("None of 2 files differs.");
  });
});

describe("the report", () => {
  /** Opens the report, and returns the worker that writes it. */
  async function openReport(): Promise<FakeWorker> {
    await open();
    await finishRun();
    expect(workers("playground-engine")).toHaveLength(1);
    await press(tab("Report"));
    expect(workers("playground-engine")).toHaveLength(2);
    return engine();
  }

  it("runs a worker on the input of the last run until it has answered", async () => {
    const second = await openReport();
    expect(second.received).toEqual([{ source: request().source, options: request().options, old: undefined }]);
    expect(screen.getByText("Reading the schema …")).toBeTruthy();
    second.onmessage?.({ data: { report: "# Coverage" } });
    await wait();
    expect(second.isEnded).toBe(true);
    await press(tab("Page"));
    await press(tab("Report"));
    expect(workers("playground-engine")).toHaveLength(1);
  });

  it("leads to lines of the schema and to other sites", async () => {
    const reporter = await openReport();
    reporter.onmessage?.({ data: { report: "# Coverage" } });
    await wait();
    const body = "[`id`](#L2): Use https://a.example or ann@a.example, not [this](b.md) or [that](#c).";
    const page = toPage(body, { mdx: false, headingIds: false, title: undefined });
    workers("playground-preview")
      .at(-1)
      ?.onmessage?.({ data: { ...page, headings: [] } });
    const report = within(screen.getByRole("region", { name: "Report" }));
    await until(() => {
      expect(report.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["id"]);
    });
    const links = report.getAllByRole<HTMLAnchorElement>("link");
    expect(links.map(({ href, target }) => [href, target])).toEqual([
      ["https://a.example/", "_blank"],
      ["mailto:ann@a.example", "_blank"],
    ]);
  });

  it("says why its worker failed, and is tried again after the next run", async () => {
    await openReport();
    engine().onerror?.({ preventDefault: () => undefined, message: "out of memory" });
    await wait();
    expect(statuses().join()).toContain("The report could not be written: out of memory.");
    await press(field(/^Index pages/u));
    await wait();
    expect(workers("playground-engine")).toHaveLength(1);
    await finishRun();
    expect(workers("playground-engine")).toHaveLength(2);
  });

  it("ends its worker when another panel is opened", async () => {
    const second = await openReport();
    await press(tab("Export"));
    expect(second.isEnded).toBe(true);
  });
});

describe("the preview of a page", () => {
  const previewer = (): FakeWorker | undefined => workers("playground-preview")[0];

  it("shows the source if its worker takes longer than five seconds", async () => {
    await open();
    await finishRun([pageOf("Film", "# Film")]);
    const worker = previewer();
    await wait(60_000);
    expect(worker?.isEnded).toBe(false);
    worker?.onmessage?.({ data: "begun" });
    await wait(4999);
    expect(worker?.isEnded).toBe(false);
    await wait(1);
    expect(worker?.isEnded).toBe(true);
    expect(screen.getByText("This page took too long to read. This is its source:")).toBeTruthy();
    expect(screen.getByLabelText(/^Source of/u).textContent).toBe("# Film");
  });

  it("says that a truncated page goes on", async () => {
    await open();
    await finishRun([pageOf("Film", "# Film")]);
    const content = { type: "root", children: [] };
    previewer()?.onmessage?.({ data: { title: "Film", content, headings: [], deepestListed: 3, cut: true } });
    await until(() => {
      expect(screen.getByText(/^The page goes on/u)).toBeTruthy();
    });
  });
});

describe("the panel Export", () => {
  const steps = (): string[] => screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);

  it("names a known bug of a preset, and links a formatter to copy", async () => {
    await open();
    await press(tab("Export"));
    const frameworks = screen.getByLabelText("Your site is made with");
    const note = (): string | null | undefined =>
      document.getElementById(frameworks.getAttribute("aria-describedby") ?? "")?.textContent;
    fireEvent.change(frameworks, { target: { value: "fumadocs" } });
    expect(note()).toMatch(/^Known bug: Links between pages end in \.mdx/u);
    const guide = "/docs/guides/frameworks/fumadocs#formatter";
    expect(screen.getByText("A formatter to copy").getAttribute("href")).toBe(guide);
    fireEvent.change(frameworks, { target: { value: "starlight" } });
    expect(note()).toContain("links.mjs");
    expect(steps()).toContain("links.mjs");
  });

  it("offers only the pages if there is no project for a framework", async () => {
    await open();
    await finishRun();
    await press(tab("Export"));
    fireEvent.change(screen.getByLabelText("Your site is made with"), { target: { value: "vocs" } });
    await wait();
    await finishRun();
    expect(screen.getByText(/^There’s no project for this framework\./u)).toBeTruthy();
    expect(button("Download a project")).toHaveProperty("disabled", true);
    expect(button("Download only the pages")).toHaveProperty("disabled", false);
  });
});
