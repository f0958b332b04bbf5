/** An in-memory rate limiter with bounded memory; the library's own limiter stores every address. */
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Keys left after a clean-up; there are never more than twice as many. */
const keysLeft = 5_000;

/** In a flood of new keys the lowest counts are deleted first, so that limited clients stay limited. */
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
    if (this.#added >= keysLeft) this.#deleteLowest();
    return counted;
  }

  #deleteLowest(): void {
    this.#added = 0;
    const { storage } = this.dump();
    const lowest = storage.sort((one, other) => other.value - one.value).slice(keysLeft);
    for (const { key } of lowest) void this.delete(key);
  }
}
