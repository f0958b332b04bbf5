// Reads test runners' JSON reports: how many tests passed or failed, and which failed or were flaky, with the command for each.
import { relative } from 'node:path';

/**
 * @typedef {object} Ended
 * @property {string} name file and title; for an error outside every test its first line
 * @property {string} [command] runs only this test
 *
 * @param {object} report as Vitest or Playwright writes it
 * @param {string} run the report's name: `unit`, `api-postgres`, `e2e`
 * @returns {{ passed: number, skipped: number, failed: Ended[], flaky: Ended[] }} flaky: failed, then passed in a retry
 */
export function readReport(report, run) {
  return report.suites ? readPlaywright(report) : readVitest(report, run);
}

/** Vitest reads a regular expression, and the shell a word in single quotes. A dot stands for what either would misread. */
const patternOf = (fullName) => `'^${fullName.replace(/[^\p{L}\p{M}\p{N} ,:;_-]/gu, '.')}$'`;

function readVitest({ testResults, numPassedTests, numPendingTests }, run) {
  const [project, engine] = run.split('-');
  const vitest = `${engine ? `TEST_ENGINE=${engine} ` : ''}npx vitest run --project ${project}`;
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('', name);
    const inFile = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => ({
        name: `[${run}] ${file} › ${fullName}`,
        command: `${vitest} ${file} -t ${patternOf(fullName)}`,
      }));
    // A file that failed to load has no failed test.
    return inFile.length > 0 || status !== 'failed'
      ? inFile
      : [{ name: `[${run}] ${file}`, command: `${vitest} ${file}` }];
  });
  return { passed: numPassedTests, skipped: numPendingTests, failed, flaky: [] };
}

function readPlaywright({ suites, stats, errors = [] }) {
  const tests = suites.flatMap((suite) => testsIn(suite, []));
  const ended = (status) => tests.filter((test) => test.status === status);
  const outside = errors.map(({ message = '' }) => ({ name: message.split('\n', 1)[0] }));
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failed: [...ended('unexpected'), ...outside],
    flaky: ended('flaky'),
  };
}

function testsIn({ file, title, specs = [], suites = [] }, above) {
  // The outermost suite is the file.
  const titles = title === file ? above : [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status }) => ({
      status,
      name: [`[${projectName}] ${spec.file}`, ...titles, spec.title].join(' › '),
      command: `npx playwright test --project=${projectName} tests/e2e/${spec.file}:${spec.line}`,
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, titles))];
}
