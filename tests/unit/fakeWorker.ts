/** A worker whose messages a test sends itself. Install it with `vi.stubGlobal("Worker", FakeWorker)`. */
export class FakeWorker {
  /** All workers that were created. Test files empty the list before each test. */
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
