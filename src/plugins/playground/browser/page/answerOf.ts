/**
 * Has a worker answer one message, and ends it.
 *
 * @param worker that was just made
 * @param message for it
 * @param purpose what it does, as a sentence goes on after "the worker that"
 * @param transfer what goes over to the worker with the message
 * @throws Error when the worker fails, for example when out of memory
 */
export function answerOf<Answer>(
  worker: Worker,
  message: unknown,
  purpose: string,
  transfer: Transferable[] = [],
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      reject(new Error(event.message || `the worker that ${purpose} did not start`));
    };
    worker.postMessage(message, transfer);
  });
}
