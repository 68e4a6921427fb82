import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { DetachedWindowAPI } from "happy-dom";
import { createElement } from "react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import Workspace from "@site/src/plugins/playground/browser/ui/layout/Workspace";
import { leaveDevice } from "@site/src/plugins/playground/browser/ui/saved/saved";
import type { GenerateRequest, GeneratedFile, WorkerAnswer } from "@site/src/plugins/playground/browser/protocol";
import { noFacts, noGaps } from "../../../../playground/noFacts";
import { FakeWorker } from "../../../fakeWorker";

interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

// Only the bundler resolves these modules.
vi.mock("@docusaurus/Link", () => ({
  default: ({ to, children }: LinkProps) => createElement("a", { href: to }, children),
}));
vi.mock("@docusaurus/ErrorBoundary", () => ({ default: ({ children }: LinkProps) => children }));
vi.mock("@theme/CodeBlock", () => ({ default: ({ children }: LinkProps) => createElement("pre", {}, children) }));

/** Height of the list of pages in pixels, because happy-dom has no layout. */
const LIST_HEIGHT = 600;

/** Width of the window in pixels: three columns fit. */
const WIDE = 1024;

/** Sets up fake workers, empty storage, fake timers and a wide window for each test of a file. */
export function setUpWorkspace(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.stubGlobal("Worker", FakeWorker);
    vi.stubGlobal("PerformanceNavigationTiming", PerformanceEntry);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(LIST_HEIGHT);
    FakeWorker.all = [];
    // Test files share the window, which an earlier file may have made narrow.
    setWidth(WIDE);
    sessionStorage.clear();
    localStorage.clear();
    leaveDevice();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Advances the fake clock, and waits until the page is rendered. */
export async function wait(milliseconds = 1000): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** The running workers with a name. */
export const workers = (name: string): FakeWorker[] => FakeWorker.live().filter((worker) => worker.name === name);

/**
 * The newest worker that runs the tool.
 *
 * @throws Error when no worker runs it
 */
export function engine(): FakeWorker {
  const [last] = workers("playground-engine").slice(-1);
  if (!last) throw new Error("No worker runs the tool.");
  return last;
}

/** The last request to the tool. */
export const request = (): GenerateRequest => engine().received.at(-1) as GenerateRequest;

type AnswerOf<Kind extends WorkerAnswer["kind"]> = Omit<Extract<WorkerAnswer, { readonly kind: Kind }>, "id" | "kind">;

/** Answers the last request to the tool, and waits until the page is rendered. */
export async function answer<Kind extends WorkerAnswer["kind"]>(kind: Kind, given: AnswerOf<Kind>): Promise<void> {
  engine().onmessage?.({ data: { kind, id: request().id, ...given } });
  await wait();
}

/** Makes the file of the page of a type. */
export const pageOf = (name: string, text = ""): GeneratedFile => ({
  path: `docs/api/types/objects/${name.toLowerCase()}.mdx`,
  text,
  entities: [{ kind: "type", name }],
});

/** Answers the last request with files, as if the tool had written them. */
export async function finishRun(
  files: readonly GeneratedFile[] = [pageOf("Film"), pageOf("Person")],
  more: Partial<AnswerOf<"files">> = {},
): Promise<void> {
  await answer("files", { files, shared: [], gaps: noGaps, log: [], facts: noFacts, ...more });
}

/** Waits until a check passes, for work that does not depend on the fake clock, such as reading a file. */
export async function until(check: () => void): Promise<void> {
  const attempt = async (): Promise<void> => {
    await wait(0);
    check();
  };
  await vi.waitFor(attempt, { timeout: 30_000 });
}

const workspace = (hash?: string): ReactNode =>
  createElement(Workspace, { opening: hash === undefined ? {} : { hash } });

/**
 * Opens the playground without waiting.
 *
 * @returns a function that opens the same playground again
 */
export function show(hash?: string): (hash?: string) => void {
  const { rerender } = render(workspace(hash));
  return (next) => {
    rerender(workspace(next));
  };
}

/**
 * Opens the playground, and waits until it has asked the tool for pages.
 *
 * @returns a function that opens the same playground again
 */
export async function open(hash?: string): Promise<(hash?: string) => void> {
  const reopen = show(hash);
  await wait();
  await until(engine);
  return reopen;
}

/** Sets the width of the window in pixels. */
export function setWidth(width: number): void {
  act(() => {
    (window as unknown as { readonly happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });
  });
}

export const button = (name: RegExp | string): HTMLElement => screen.getByRole("button", { name });
export const tab = (name: string): HTMLElement => screen.getByRole("tab", { name });

/** Clicks an element, and waits until the page is rendered. */
export async function press(element: HTMLElement): Promise<void> {
  fireEvent.click(element);
  await wait(0);
}

/** Replaces the schema by files, and waits until they are open. */
export async function openFiles(files: Readonly<Record<string, string>>): Promise<void> {
  const all = Object.entries(files).map(([name, text]) => new File([text], name));
  fireEvent.change(screen.getByLabelText("Open files"), { target: { files: all } });
  await until(() => {
    if (screen.queryByLabelText("Opening the files")) throw new Error("The files are not open yet.");
  });
  await wait();
}

/** Texts of all status messages that are not empty. */
export const statuses = (): string[] =>
  screen.getAllByRole("status").flatMap(({ textContent }) => (textContent === "" ? [] : [textContent]));

/** Names of the files and folders in the list of pages. */
export const lines = (): string[] =>
  within(screen.getByRole("tree", { name: "Pages" }))
    .queryAllByRole("treeitem")
    .map(({ textContent }) => textContent);

/** The text in the schema editor; null without an editor. */
export const schemaText = (): string | null => document.querySelector(".cm-content")?.textContent ?? null;
