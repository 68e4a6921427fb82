/** A worker that never answers: tests call its `onmessage`. Install it with `vi.stubGlobal("Worker", FakeWorker)`. */
export class FakeWorker {
  /** All workers that were created. Test files empty the list before each test. */
  static all: FakeWorker[] = [];
  static live = (): FakeWorker[] => FakeWorker.all.filter(({ isEnded }) => !isEnded);

  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  isEnded = false;
  /** The messages that the worker has received. */
  readonly received: unknown[] = [];
  readonly name: string | undefined;

  constructor(_url?: string, options?: WorkerOptions) {
    this.name = options?.name;
    FakeWorker.all.push(this);
  }

  postMessage(message: unknown): void {
    this.received.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }
}
