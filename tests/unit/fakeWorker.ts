/** A worker that answers when a test says so. Give it to the page with `vi.stubGlobal("Worker", FakeWorker)`. */
export class FakeWorker {
  /** All that were made; a test file empties the list before each test. */
  static all: FakeWorker[] = [];
  static live = (): FakeWorker[] => FakeWorker.all.filter(({ isEnded }) => !isEnded);

  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  isEnded = false;
  readonly asked: unknown[] = [];
  readonly name: string | undefined;

  constructor(_url?: string, options?: WorkerOptions) {
    this.name = options?.name;
    FakeWorker.all.push(this);
  }

  postMessage(message: unknown): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }
}
