// @vitest-environment happy-dom
import { EditorView } from "@codemirror/view";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import type { PlaygroundInput } from "@site/src/plugins/playground/browser/protocol";
import { samples } from "@site/src/plugins/playground/browser/ui/editor/samples";
import type { Sample } from "@site/src/plugins/playground/browser/ui/editor/samples";
import { LIMITS } from "@site/src/plugins/playground/browser/ui/saved/link";
import { hashOf } from "../../../../playground/links";
import {
  answer,
  button,
  engine,
  finishRun,
  lines,
  open,
  openFiles,
  press,
  request,
  schemaText,
  setUpWorkspace,
  setWidth,
  show,
  statuses,
  tab,
  until,
  wait,
  workers,
} from "./workspace";

const OTHER = "type Query { other: Int }";

/** The hash of a link to `OTHER`. */
const earlier = await hashOf({ source: OTHER, options: defaultOptions });

const [slowSample] = samples.slice(-1) as [Sample];

const sampleList = (): HTMLSelectElement =>
  screen.getByLabelText<HTMLSelectElement>("Schema", { selector: "header select" });

const chosenSample = (): string | undefined => sampleList().selectedOptions[0]?.text;

/** Chooses a sample, and waits until the page is rendered. */
async function choose(sample: string): Promise<void> {
  fireEvent.change(sampleList(), { target: { value: sample } });
  await wait(0);
}

/** Types at the beginning of the schema. */
async function type(text: string): Promise<void> {
  const editor = document.querySelector<HTMLElement>(".cm-editor");
  act(() => {
    if (editor) EditorView.findFromDOM(editor)?.dispatch({ changes: { from: 0, insert: text } });
  });
  await wait(0);
}

setUpWorkspace();

describe("a run", () => {
  it("shows its progress, its log and its pages", async () => {
    await open();
    expect(statuses()).toContain("Running the tool.");
    await answer("progress", { progress: { step: "printing", done: 3, total: 8 } });
    const progress = screen.getByLabelText("Progress of the run");
    expect(progress.outerHTML).toContain('aria-valuetext="Printing 3 of 8 pages" max="8" value="3"');
    await finishRun(undefined, { log: ["All went well."] });
    expect(statuses()).toContain("2 files written.");
    expect(progress.isConnected).toBe(false);
    expect(screen.getByText("All went well.")).toBeTruthy();
    expect(lines()).toEqual(["docs", "api", "types", "objects", "film.mdx", "person.mdx"]);
  });

  it("can be cancelled and repeated", async () => {
    await open();
    await finishRun();
    await openFiles({ "a.graphql": OTHER });
    const worker = engine();
    await press(button("Cancel"));
    expect(worker.isEnded).toBe(true);
    expect(statuses()).toContain("Cancelled. The pages are from the last run.");
    expect(lines()).toContain("film.mdx");
    await press(button("Run again"));
    await wait();
    expect(request().source).toBe(OTHER);
  });
});

describe("a link", () => {
  it("opens its schema and its options", async () => {
    await open(await hashOf({ source: OTHER, options: { ...defaultOptions, skipDocDirective: ["@a", "b"] } }));
    expect(request()).toMatchObject({ source: OTHER, options: { skipDocDirective: ["@a", "b"] } });
    expect(schemaText()).toBe(OTHER);
    expect(screen.getByLabelText<HTMLInputElement>("Skip types with").value).toBe("@a, b");
  });

  it("shows no sample schema while its own loads", async () => {
    show(await hashOf({ source: OTHER, options: defaultOptions }));
    expect(schemaText()).toBe("");
    expect(screen.queryByText(/\d pages?$/u)).toBeNull();
    await until(engine);
    expect(engine().received).toHaveLength(1);
    expect(schemaText()).toBe(OTHER);
    expect(chosenSample()).toBe("Your own");
  });

  it("opens its schema even if the tab has saved another one", async () => {
    await open();
    await openFiles({ "a.graphql": "type Query { saved: Int }" });
    cleanup();
    expect(sessionStorage.getItem("playground.tab")).not.toBeNull();
    // A link leads to a new history entry.
    window.history.pushState(null, "", window.location.pathname);
    await open(await hashOf({ source: OTHER, options: defaultOptions }));
    expect(request().source).toBe(OTHER);
  });

  it("that is damaged opens the schema saved on the device", async () => {
    await open();
    await openFiles({ "a.graphql": OTHER });
    await press(button("Keep on this device"));
    cleanup();
    sessionStorage.clear();
    await open("#playground=damaged");
    expect(statuses()[0]).toMatch(/^The link is damaged.* Your schema and options are not lost\.$/u);
    expect(request().source).toBe(OTHER);
  });
});

describe("a schema that is too large for a link", () => {
  const LARGE = `${OTHER}\n# ${"a".repeat(LIMITS.unpacked)}`;

  it("is not replaced when its history entry, which has an earlier link, is opened again", async () => {
    vi.spyOn(window.history, "back").mockReturnValue();
    const reopen = await open();
    await openFiles({ "a.graphql": OTHER });
    await until(() => {
      expect(window.location.hash).toBe(earlier);
    });
    await press(button("Keep on this device"));
    await openFiles({ "a.graphql": LARGE });
    const { state } = window.history as { readonly state: unknown };
    await press(button("Close"));
    window.history.replaceState(null, "", window.location.pathname);
    // Forward leads to this entry.
    window.history.replaceState(state, "", earlier);
    reopen(earlier);
    await until(engine);
    expect(request().source).toBe(LARGE);
    expect(button("Keep on this device").getAttribute("aria-pressed")).toBe("true");
  });

  it("is reported as missing from a URL that has only the id of a heading", async () => {
    window.history.replaceState(null, "", "#try-it-in-your-browser");
    await open();
    await openFiles({ "a.graphql": LARGE });
    await until(() => {
      expect(statuses()[0]).toContain("The URL contains none of it.");
    });
  });
});

describe("a sample that loads slowly", () => {
  const late: PlaygroundInput = { source: "type Query { late: Int }", options: defaultOptions };

  /** Chooses the last sample. Returns a function that loads it. */
  async function chooseSlowSample(): Promise<() => Promise<void>> {
    let load: ((input: PlaygroundInput) => void) | undefined;
    vi.spyOn(slowSample, "load").mockReturnValue(
      new Promise((resolve) => {
        load = resolve;
      }),
    );
    await open();
    await choose(slowSample.name);
    return async () => {
      load?.(late);
      await wait();
      // The editor replaces its text in a later task.
      await wait();
    };
  }

  it("is selected at once", async () => {
    const load = await chooseSlowSample();
    expect(chosenSample()).toBe(slowSample.label);
    expect(schemaText()).toContain("A catalogue of films");
    await load();
    expect(chosenSample()).toBe(slowSample.label);
    expect(schemaText()).toBe(late.source);
  });

  it.each<readonly [string, () => Promise<void>]>([
    ["another sample", () => choose("small")],
    ["a file", () => openFiles({ "a.graphql": OTHER })],
    ["typed text", () => type("# text")],
    ["a changed option", () => press(screen.getByLabelText(/^Index pages/u))],
    ["Close", () => press(button("Close"))],
  ])("does not replace the schema after %s", async (_action, act) => {
    vi.spyOn(window.history, "back").mockReturnValue();
    const load = await chooseSlowSample();
    await act();
    await load();
    expect(schemaText()).not.toBe(late.source);
    expect(chosenSample()).not.toBe(slowSample.label);
  });

  it("replaces a file that is still being opened", async () => {
    const load = await chooseSlowSample();
    const files = [new File(["PK"], "a.zip")];
    fireEvent.change(screen.getByLabelText("Open files"), { target: { files } });
    await until(() => {
      expect(workers("playground-unzip")).toHaveLength(1);
    });
    await choose(slowSample.name);
    expect(workers("playground-unzip")).toEqual([]);
    await load();
    expect(schemaText()).toBe(late.source);
  });
});

it("the initial sample is selected in the list, and is not saved", async () => {
  // Removes the link that an earlier test left in the URL.
  window.history.replaceState(null, "", window.location.pathname);
  await open();
  expect(chosenSample()).toBe("Films: a small schema");
  await wait();
  expect(window.location.hash).toBe("");
  expect(sessionStorage).toHaveLength(0);
});

it("the button Forget moves the focus to the button Keep on this device", async () => {
  await open();
  await press(button("Keep on this device"));
  expect(button("Keep on this device").getAttribute("aria-pressed")).toBe("true");
  await press(button("Forget"));
  expect(screen.queryByText("Forget")).toBeNull();
  expect(document.activeElement).toBe(button("Keep on this device"));
  expect(button("Keep on this device").getAttribute("aria-pressed")).toBe("false");
});

it.each([
  ["tab", "sessionStorage"],
  ["device", "localStorage"],
] as const)("unreadable state in the %s is dropped with a notice", async (name, area) => {
  window[area].setItem(`playground.${name}`, "x\n\u00FFy");
  await open();
  expect(statuses()[0]).toBe("Your saved schema could not be read, and was removed.");
  expect(schemaText()).toContain("A catalogue of films");
});

it("Cancel stops opening an archive and ends its worker", async () => {
  await open();
  const files = [new File(["PK"], "a.zip")];
  fireEvent.change(screen.getByLabelText("Open files"), { target: { files } });
  await until(() => {
    expect(workers("playground-unzip")).toHaveLength(1);
  });
  expect(screen.getByLabelText("Opening the files")).toBeTruthy();
  await press(button("Cancel"));
  expect(statuses()[0]).toBe("No file was opened.");
  expect(workers("playground-unzip")).toEqual([]);
  expect(screen.queryByLabelText("Opening the files")).toBeNull();
});

describe("an endpoint", () => {
  const type = (label: RegExp | string, value: string): void => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  const command = (): string => screen.getByLabelText("Command").textContent;

  beforeEach(async () => {
    await open();
    await press(button("From an endpoint"));
    type("URL", "https://api.example.com/graphql");
    type(/^Headers/u, "Authorization: Bearer secret-of-mine");
  });

  it("has a command with its URL and headers, for two shells", () => {
    expect(command()).toMatch(/^curl .*-H 'Authorization: Bearer secret-of-mine'/su);
    expect(command()).toContain("https://api.example.com/graphql");
    type("Shell", "powershell");
    expect(command()).toContain("Invoke-WebRequest");
    type(/^Headers/u, "wrong");
    expect(statuses()).toContain('Write each header as "Name: value". This line is wrong: wrong');
  });

  it("has headers that are never saved", async () => {
    await wait();
    const saved = [window.location.href, Object.entries(localStorage), Object.entries(sessionStorage)];
    expect(JSON.stringify(saved)).not.toContain("secret");
  });
});

describe("panels", () => {
  const selected = (): (string | null)[] =>
    screen.getAllByRole("tab", { selected: true }).map(({ textContent }) => textContent);

  it("are tabs on a phone, with arrow keys to move between them", async () => {
    setWidth(390);
    await open();
    await finishRun();
    let focused = tab("Schema");
    for (const [key, name] of [
      ["ArrowRight", "Options"],
      ["End", "Export"],
      ["ArrowRight", "Schema"],
      ["ArrowLeft", "Export"],
      ["Home", "Schema"],
    ] as const) {
      fireEvent.keyDown(focused, { key });
      focused = tab(name);
      expect(selected()).toEqual([name]);
      expect(document.activeElement).toBe(focused);
      expect(screen.getAllByRole("tabpanel")).toEqual([screen.getByRole("tabpanel", { name })]);
    }
    await press(tab("Pages"));
    await press(screen.getByRole("treeitem", { name: "person.mdx" }));
    expect(selected()).toEqual(["Page"]);
    expect(document.activeElement).toBe(tab("Page"));
  });

  it("are in two columns on a tablet, in three on a wide screen, and stay selected", async () => {
    setWidth(820);
    await open();
    expect(selected()).toEqual(["Schema", "Page"]);
    await press(tab("Options"));
    await press(tab("Pages"));
    expect(selected()).toEqual(["Options", "Pages"]);
    setWidth(1440);
    expect(selected()).toEqual(["Options", "Page"]);
    expect(screen.getByRole("region", { name: "Pages" })).toBeTruthy();
    await press(tab("Export"));
    setWidth(820);
    expect(selected()).toEqual(["Options", "Export"]);
  });
});
