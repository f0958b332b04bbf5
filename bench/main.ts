/** `npm run bench -- api|web`: measures the product beside a ceiling in the same run, and prints ratios. */
import { parseArgs } from 'node:util';
import { benchApi } from './api/bench-api.ts';

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
if (positionals[0] === 'api') await benchApi(options);
else {
  console.error('npm run bench -- api [--jobs N] [--seconds N] [--rounds N]');
  process.exit(1);
}
