/** How often each rule refused something. */
import { Counter } from 'prom-client';
import { numbers } from '#server/http/observability/numbers.ts';
import { dailyCaps, rules } from './rules.ts';

const refused = new Counter({
  name: 'karngea_refused_total',
  help: 'What was refused as too much, by the rule that refused it.',
  labelNames: ['rule'],
  registers: [numbers],
});

/** The name of the limit on calls of any kind. */
export const ofAllCalls = 'everything';

// Those that never refused anything are there, too: so a first refusal is a change.
for (const rule of [...Object.keys(rules), ...Object.keys(dailyCaps), ofAllCalls]) refused.inc({ rule }, 0);

/** @param rule a name of rules.ts: nothing that a caller can choose */
export const countRefused = (rule: string): void => refused.inc({ rule });
