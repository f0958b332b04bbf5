/** Counts in this process, in bounded memory: the library's own keeps a count for each address that ever comes. */
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** How many keys are left when room is made; there are never more than twice as many. */
const keysLeft = 5_000;

/** In a flood of ever new keys the lowest counts go first, so that whoever is slowed down stays so. */
export class BoundedMemoryLimiter extends RateLimiterMemory {
  #added = 0;

  override async consume(...given: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    return this.#bounded(await super.consume(...given));
  }

  override async penalty(...given: Parameters<RateLimiterMemory['penalty']>): Promise<RateLimiterRes> {
    return this.#bounded(await super.penalty(...given));
  }

  #bounded(counted: RateLimiterRes): RateLimiterRes {
    if (counted.isFirstInDuration) this.#added += 1;
    if (this.#added >= keysLeft) this.#makeRoom();
    return counted;
  }

  #makeRoom(): void {
    this.#added = 0;
    const { storage } = this.dump();
    const lowest = storage.sort((one, other) => other.value - one.value).slice(keysLeft);
    for (const { key } of lowest) void this.delete(key);
  }
}
