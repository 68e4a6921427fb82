import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerOf } from "@site/src/plugins/playground/browser/ui/answerOf";
import { ARCHIVE_LIMIT, openArchive, readSchemas } from "@site/src/plugins/playground/browser/ui/editor/readSchemas";
import type { SourceFile } from "@site/src/plugins/playground/browser/ui/editor/sourceFile";
import type { UnzipAnswer } from "@site/src/plugins/playground/browser/ui/editor/unzipWorker";
import { FakeWorker } from "../fakeWorker";

const workerNow = (): Promise<FakeWorker> =>
  vi.waitFor(() => {
    const [worker] = FakeWorker.live();
    if (!worker) throw new Error("No worker is running.");
    return worker;
  });

const file = (name: string, size = 1): SourceFile => ({
  name,
  size,
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(size)),
});

const filesOf = (name: string, size: number): UnzipAnswer => ({ files: [{ name, bytes: new Uint8Array(size) }] });

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a worker with one question", () => {
  const ask = (terms: Parameters<typeof answerOf>[3]) => {
    const worker = new FakeWorker();
    return { worker, answer: answerOf(worker as unknown as Worker, "?", "is tested", terms) };
  };

  it("is terminated after its answer", async () => {
    const { worker, answer } = ask({ limit: 1000 });
    worker.onmessage?.({ data: "!" });
    expect(await answer).toBe("!");
    expect(FakeWorker.live()).toEqual([]);
  });

  it("is terminated exactly at its time limit", async () => {
    vi.useFakeTimers();
    const { answer } = ask({ limit: 1000 });
    const failure = expect(answer).rejects.toThrow("the worker that is tested took too long");
    vi.advanceTimersByTime(999);
    expect(FakeWorker.live()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeWorker.live()).toEqual([]);
    await failure;
  });

  it("is terminated when aborted, and not asked if already aborted", async () => {
    const controller = new AbortController();
    const { answer } = ask({ signal: controller.signal });
    controller.abort();
    expect(FakeWorker.live()).toEqual([]);
    await expect(answer).rejects.toThrow("no longer wanted");
    const late = ask({ signal: controller.signal });
    await expect(late.answer).rejects.toThrow("no longer wanted");
    expect(late.worker).toMatchObject({ isEnded: true, received: [] });
  });
});

describe("an archive", () => {
  it("that takes too long is rejected", async () => {
    vi.useFakeTimers();
    const opened = expect(openArchive(file("slow.zip"))).rejects.toThrow(
      "slow.zip could not be opened. Unpack it, and choose the files in it.",
    );
    await vi.advanceTimersByTimeAsync(ARCHIVE_LIMIT);
    await opened;
    expect(FakeWorker.live()).toEqual([]);
  });

  it("is opened when the previous one is done", async () => {
    const all = readSchemas(Array.from({ length: 3 }, (_, at) => file(`${String(at)}.zip`)));
    for (const name of ["0", "1", "2"]) {
      const worker = await workerNow();
      expect(FakeWorker.live()).toHaveLength(1);
      worker.onmessage?.({ data: filesOf(`${name}.graphql`, 2) });
    }
    expect((await all).remark).toBe("One schema from 3 files: 0.graphql, 1.graphql and 2.graphql.");
  });

  it("is not opened if the previous ones are too large in total", async () => {
    const all = expect(readSchemas([file("0.zip"), file("1.zip"), file("2.zip")])).rejects.toThrow("takes up to 12 MB");
    for (const name of ["0", "1"]) (await workerNow()).onmessage?.({ data: filesOf(`${name}.graphql`, 7_000_000) });
    await all;
    expect(FakeWorker.all).toHaveLength(2);
  });

  it("is not opened after the reader has cancelled", async () => {
    const controller = new AbortController();
    const all = readSchemas([file("0.zip"), file("1.zip")], controller.signal);
    await workerNow();
    controller.abort();
    await expect(all).rejects.toThrow("no longer wanted");
    expect(FakeWorker.all.map(({ isEnded }) => isEnded)).toEqual([true]);
  });
});

describe("a file", () => {
  it("with more bytes than its size is rejected", async () => {
    const liar = { ...file("a.graphql"), arrayBuffer: () => Promise.resolve(new ArrayBuffer(2)) };
    await expect(readSchemas([liar])).rejects.toThrow("a.graphql grew while it was read. Choose it again.");
  });
});
