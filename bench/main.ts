/** `npm run bench -- api|lists|cv|offline`: measures the product in the same run as what it is compared with, or on a slowed phone. */
import { parseArgs } from 'node:util';
import { benchApi } from './api/bench-api.ts';
import { benchCvTyping } from './cv-typing.ts';
import { benchLists } from './long-lists.ts';
import { benchOfflineStart } from './offline-start.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How many jobs the database holds; 1000000 for the large run. */
    jobs: { type: 'string', default: '100000' },
    /** Seconds that each case is loaded, in each of its rounds. */
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
  },
});

const options = { jobs: Number(values.jobs), seconds: Number(values.seconds), rounds: Number(values.rounds) };
const benches: Readonly<Record<string, () => Promise<void>>> = {
  api: () => benchApi(options),
  /** These need the built app: `npm run build`. */
  lists: benchLists,
  cv: benchCvTyping,
  offline: () => benchOfflineStart(options),
};
const bench = benches[positionals[0] ?? ''];
if (bench) await bench();
else {
  console.error(
    'npm run bench -- api [--jobs N] [--seconds N] [--rounds N] | lists | cv | offline [--rounds N]',
  );
  process.exit(1);
}
