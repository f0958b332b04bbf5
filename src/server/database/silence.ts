/** Notices that nothing is heard any more while answers are awaited; whose answers they are is not its business. */

/** Keeps one timer however much is asked: with one for each question much of it outlived its answer (docs/performance.md). */
export class Silence {
  /** What was asked and is not answered yet. */
  awaited = 0;
  readonly #patience: number;
  readonly #onTooLong: () => void;
  #lastHeard = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `onTooLong` is called when `patience` milliseconds went by without an answer; never with a patience of 0. */
  constructor(patience: number, onTooLong: () => void) {
    this.#patience = patience;
    this.#onTooLong = onTooLong;
  }

  asked(): void {
    if (this.awaited === 0) this.#lastHeard = performance.now();
    this.awaited += 1;
    if (this.#timer === undefined && this.#patience > 0) this.#lookIn(this.#patience);
  }

  answered(): void {
    this.awaited -= 1;
    this.#lastHeard = performance.now();
  }

  #lookIn(ms: number): void {
    this.#timer = setTimeout(this.#look, ms);
    // What is awaited keeps the process alive by itself.
    this.#timer.unref();
  }

  readonly #look = () => {
    this.#timer = undefined;
    if (this.awaited === 0) return;
    const left = this.#lastHeard + this.#patience - performance.now();
    if (left > 0) this.#lookIn(left);
    else this.#onTooLong();
  };
}
