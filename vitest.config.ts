/** `unit` stands beside the code it tests, `api` drives the real server on a real database, `faults` breaks things under it. */
import { lingui } from '@lingui/vite-plugin';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { linguiMacro } from './build/lingui-macro.ts';
import { firefoxPath } from './scripts/browser.mjs';
import './scripts/temporary-folder.mjs';

/** Makes the databases that test files copy, on the engine that TEST_ENGINE names. */
const databaseSetup = 'tests/support/database-setup.ts';
/** The folder where `npm test` collects what each run counted. */
const results = process.env['TEST_RESULTS'];
const run = process.env['TEST_RUN'] ?? 'unit';
/** `npm run test:nightly` */
const isNightly = process.env['NIGHTLY'] === '1';

/**
 * Run on the other engine only, except at night: floods and slow clients do not depend on the database; killing nodes is
 * slow on the embedded one, which has one node (kills.test.ts kills that too).
 */
const onOtherEngine =
  process.env['TEST_ENGINE'] === 'postgres'
    ? ['tests/faults/{global-rate-limit,slow-clients}.test.ts']
    : ['tests/faults/{background,channel,telegram}-kills.test.ts'];

export default defineConfig({
  test: {
    reporters: results ? ['default', ['json', { outputFile: `${results}/${run}.json` }]] : ['default'],
    projects: [
      {
        plugins: [linguiMacro(), lingui()],
        test: {
          name: 'unit',
          include: ['{bench,build,src,scripts}/**/*.test.{ts,tsx}'],
          // A test that needs a page says so in its first line: `// @vitest-environment jsdom`.
          environment: 'node',
          // Processes, because tests of speed count the processor time of theirs.
          pool: 'forks',
          // fresh-modules.ts says why.
          isolate: false,
          setupFiles: ['build/fresh-modules.ts'],
          // A net: making the dictionary of the search takes a busy machine seconds.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          alias: [{ find: /^@node-rs\/argon2$/, replacement: resolve('tests/support/fast-argon2.ts') }],
          include: ['tests/api/**/*.test.ts'],
          exclude: isNightly ? [] : ['tests/api/nightly/**'],
          environment: 'node',
          globalSetup: [databaseSetup],
          testTimeout: 120_000,
          // A net, as that one: what a hook does in a second takes minutes where the machine is busy.
          hookTimeout: 300_000,
          maxWorkers: 2,
          // Vitest asks for it where two projects have not as many workers.
          sequence: { groupOrder: 1 },
          // Each file has a server and a database of its own; loading the server's modules again takes a second per file.
          isolate: false,
        },
      },
      {
        test: {
          name: 'engines',
          include: firefoxPath ? ['tests/engines/**/*.test.ts'] : [],
          exclude: isNightly ? [] : ['tests/engines/nightly/**'],
          environment: 'node',
          globalSetup: [databaseSetup],
          // A net, as above.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // One window at a time has the focus.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: isNightly ? [] : ['tests/faults/nightly/**', ...onOtherEngine],
          environment: 'node',
          globalSetup: [databaseSetup],
          // A net, as above.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // One after the other: they measure, and some want the machine for themselves.
          fileParallelism: false,
          isolate: false,
        },
      },
    ],
  },
});
