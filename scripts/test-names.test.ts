/** The names of tests, out of reports cut down to what is read of them. */
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { namesIn } from './test-names.mjs';

const playwright = {
  suites: [
    {
      title: 'jobs.spec.ts',
      file: 'jobs.spec.ts',
      specs: [
        { title: 'lists', file: 'jobs.spec.ts', tests: [{ projectName: 'phone', status: 'expected' }] },
      ],
      suites: [
        {
          title: 'a search',
          file: 'jobs.spec.ts',
          specs: [
            {
              title: 'finds',
              file: 'jobs.spec.ts',
              tests: [
                { projectName: 'phone', status: 'unexpected' },
                { projectName: 'desktop', status: 'flaky' },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const vitest = {
  testResults: [
    {
      name: resolve('src/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'sums adds', status: 'failed' },
        { fullName: 'sums divides', status: 'passed' },
      ],
    },
    { name: resolve('src/broken.test.ts'), status: 'failed', assertionResults: [] },
    { name: resolve('src/fine.test.ts'), status: 'passed', assertionResults: [] },
  ],
};

test('a failed browser test is named with its file and project, a flaky one apart', () => {
  expect(namesIn(playwright, 'failed')).toEqual(['[phone] jobs.spec.ts › a search › finds']);
  expect(namesIn(playwright, 'flaky')).toEqual(['[desktop] jobs.spec.ts › a search › finds']);
});

test('what went wrong outside of every test is named by the first line of what it says', () => {
  const report = {
    ...playwright,
    suites: [],
    errors: [{ message: 'Response has been disposed\n  at x.ts:1' }],
  };
  expect(namesIn(report, 'failed')).toEqual(['Response has been disposed']);
  expect(namesIn(report, 'flaky')).toEqual([]);
});

test('a file that did not even run is named alone', () => {
  expect(namesIn(vitest, 'failed')).toEqual(['src/a.test.ts › sums adds', 'src/broken.test.ts']);
  expect(namesIn(vitest, 'flaky')).toEqual([]);
});
