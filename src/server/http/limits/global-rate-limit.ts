/** Brakes floods of any kind of call: each node on its own, as asking a database is a flood too. */
import { type Clock } from '#server/http/clock.ts';
import { type Failure } from '#server/http/api/failures.ts';
import { memoryCounter } from './bounded-memory-limiter.ts';
import { refusalOf, rules } from './rate-limits.ts';

export interface Floods {
  /** Counts a call; what to answer when it is one too many. */
  count(address: string): Failure | undefined;
  /** Counts a call unless it is one too many: then whoever refuses it counts it. */
  admits(address: string): boolean;
}

export function createFloods(clock: Clock): Floods {
  const counter = memoryCounter(clock);
  const { anything } = rules;
  const count = (address: string) => refusalOf(counter.count(address, anything.seconds), anything);
  return {
    count,
    admits(address) {
      if (count(address) === undefined) return true;
      counter.forgive(address);
      return false;
    },
  };
}
