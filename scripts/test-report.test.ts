/** Failed and flaky tests, read from reports reduced to the fields in use. */
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readReport } from './test-report.mjs';

const spec = (title: string, line: number, ...tests: { projectName: string; status: string }[]) => ({
  title,
  file: 'jobs.spec.ts',
  line,
  tests,
});
const playwright = {
  stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 2 },
  errors: [{ message: 'Response has been disposed\n  at x.ts:1' }],
  suites: [
    {
      title: 'jobs.spec.ts',
      file: 'jobs.spec.ts',
      specs: [spec('lists', 5, { projectName: 'phone-km', status: 'expected' })],
      suites: [
        {
          title: 'a search',
          file: 'jobs.spec.ts',
          specs: [
            spec(
              'finds',
              9,
              { projectName: 'phone-km', status: 'unexpected' },
              { projectName: 'desktop-en', status: 'flaky' },
            ),
          ],
        },
      ],
    },
  ],
};

test('browser tests have file, project, and the command that runs each alone', () => {
  expect(readReport(playwright, 'e2e')).toEqual({
    passed: 2,
    skipped: 2,
    failed: [
      {
        status: 'unexpected',
        name: '[phone-km] jobs.spec.ts › a search › finds',
        command: 'npx playwright test --project=phone-km tests/e2e/jobs.spec.ts:9',
      },
      { name: 'Response has been disposed' },
    ],
    flaky: [
      {
        status: 'flaky',
        name: '[desktop-en] jobs.spec.ts › a search › finds',
        command: 'npx playwright test --project=desktop-en tests/e2e/jobs.spec.ts:9',
      },
    ],
  });
});

test('other tests have their engine; for a file that failed to load only its name is given', () => {
  const report = {
    numPassedTests: 1,
    numPendingTests: 0,
    testResults: [
      {
        name: resolve('tests/api/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'sums "adds"', status: 'failed' },
          { fullName: 'sums divides', status: 'passed' },
        ],
      },
      { name: resolve('tests/api/broken.test.ts'), status: 'failed', assertionResults: [] },
    ],
  };
  expect(readReport(report, 'api-postgres')).toEqual({
    passed: 1,
    skipped: 0,
    failed: [
      {
        name: '[api-postgres] tests/api/a.test.ts › sums "adds"',
        command: "TEST_ENGINE=postgres npx vitest run --project api tests/api/a.test.ts -t '^sums .adds.$'",
      },
      {
        name: '[api-postgres] tests/api/broken.test.ts',
        command: 'TEST_ENGINE=postgres npx vitest run --project api tests/api/broken.test.ts',
      },
    ],
    flaky: [],
  });
});
