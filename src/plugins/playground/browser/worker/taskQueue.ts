/**
 * A queue: what is put in runs alone, after all that was put in before.
 *
 * @returns runs a task when its turn has come, and gives what it gave
 */
export function taskQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    // A failed task tells whoever waits for it; the next one runs all the same.
    last = turn.catch(() => undefined);
    return turn;
  };
}
