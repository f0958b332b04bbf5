/** Lower rate limits for a test file, so that a few calls reach them: the tests are about what is counted, not about the numbers. */
import { afterAll, beforeAll } from 'vitest';
import { globalRule, rules } from '#server/http/limits/rules.ts';

/** Call it above the `beforeAll` that starts the server. `everything` is the limit on calls of any kind. */
export function lowerLimits(lower: Partial<Record<keyof typeof rules | 'everything', number>>): void {
  const all: Readonly<Record<string, { points: number }>> = { ...rules, everything: globalRule };
  const usual = new Map<string, number>();
  beforeAll(() => {
    for (const [name, points] of Object.entries(lower)) {
      const rule = all[name];
      if (rule === undefined || points >= rule.points) throw new Error(`${name} is not lower than usual.`);
      usual.set(name, rule.points);
      rule.points = points;
    }
  });
  // Test files share their worker's modules.
  afterAll(() => {
    for (const [name, points] of usual) Object.assign(all[name] ?? {}, { points });
  });
}
