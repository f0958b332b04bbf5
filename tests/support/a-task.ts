/** A task that starts now for the first time, for tests that run its kind themselves. */
import { type Task } from '#server/tasks/task-kind.ts';

export function aTask(kind: string): Task {
  const now = new Date();
  return {
    id: 1,
    kind,
    payload: {},
    attempt: 1,
    wasInterrupted: false,
    planned: now,
    begun: now,
    holder: '',
  };
}
