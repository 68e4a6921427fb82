/** Options for a request to a worker. */
export interface RequestOptions {
  /** Objects whose ownership goes to the worker with the message. */
  readonly transfer?: Transferable[];
  /** Aborting this signal terminates the worker and rejects the promise. */
  readonly signal?: AbortSignal;
  /** Milliseconds after which the worker is terminated: hostile input can keep a worker busy forever. */
  readonly limit?: number;
}

/**
 * Sends a worker one message, waits for its answer, and terminates the worker.
 *
 * @param purpose what the worker does, such as `packs the files`: error messages contain it after "the worker that"
 * @throws Error when the worker takes longer than the limit, or fails, for example for lack of memory
 * @throws DOMException named AbortError when the signal is aborted
 */
export function answerOf<Answer>(
  worker: Worker,
  message: unknown,
  purpose: string,
  { transfer = [], signal, limit }: RequestOptions = {},
): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const end = (): void => {
      worker.terminate();
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
    const fail = (error: Error): void => {
      end();
      reject(error);
    };
    const abort = (): void => {
      fail(new DOMException("no longer wanted", "AbortError"));
    };
    const timer = limit && setTimeout(fail, limit, new Error(`the worker that ${purpose} took too long`));
    signal?.addEventListener("abort", abort);
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      end();
      resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      fail(new Error(event.message || `the worker that ${purpose} did not start`));
    };
    if (signal?.aborted) abort();
    else worker.postMessage(message, transfer);
  });
}
