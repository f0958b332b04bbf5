/** A fair queue for a limited number of places; what a place gives access to is not its business. */
import { DatabaseError, ownCodes } from './database-error.ts';

type Waiting = { enter: () => void; timer: NodeJS.Timeout };

/** Gives out so many places in the order in which they were asked for. */
export class Places {
  #free: number;
  readonly #patience: number;
  readonly #queue: Waiting[] = [];

  /** `patience` in milliseconds: waiting longer is an error, so that a forgotten place cannot hang every caller. */
  constructor(count: number, patience: number) {
    this.#free = count;
    this.#patience = patience;
  }

  /** Resolves when a place is ours. @throws DatabaseError TOO_BUSY */
  async enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        enter: resolve,
        timer: setTimeout(() => {
          this.#queue.splice(this.#queue.indexOf(waiting), 1);
          reject(new DatabaseError(ownCodes.tooBusy, 'The database is busy; waiting took too long.'));
        }, this.#patience),
      };
      this.#queue.push(waiting);
    });
  }

  leave(): void {
    const next = this.#queue.shift();
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    clearTimeout(next.timer);
    next.enter();
  }
}
