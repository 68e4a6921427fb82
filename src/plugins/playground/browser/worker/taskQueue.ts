/**
 * Creates a queue that runs one task at a time, in the order in which tasks are added.
 *
 * @returns a function that adds a task, and resolves to the result of the task
 */
export function taskQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    // The caller gets the error of a failed task; the next task runs nevertheless.
    last = turn.catch(() => undefined);
    return turn;
  };
}
