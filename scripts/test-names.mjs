// Reads out of a test runner's JSON report which tests ended in a given way.
import { relative } from 'node:path';

/**
 * @param {object} report as Vitest or Playwright writes it
 * @param {'failed' | 'flaky'} verdict flaky: failed at first, and passed when it was tried again
 * @returns {string[]} file, project where there are several, and title; a file that did not even run is named alone, and
 * an error that is of no test by its first line
 */
export function namesIn(report, verdict) {
  return report.suites ? playwrightNames(report, verdict) : verdict === 'failed' ? vitestNames(report) : [];
}

function vitestNames({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [file];
    return failed.map(({ fullName }) => `${file} › ${fullName}`);
  });
}

/** Playwright's own words for what it writes as `status`. */
const playwrightStatus = { failed: 'unexpected', flaky: 'flaky' };

function playwrightNames({ suites, errors = [] }, verdict) {
  const inSuite = ({ file, title, specs = [], suites: inner = [] }, above) => {
    // The outermost suite is the file.
    const titles = title === file ? above : [...above, title];
    return [
      ...specs.flatMap((spec) =>
        spec.tests
          .filter(({ status }) => status === playwrightStatus[verdict])
          .map(({ projectName }) => [`[${projectName}] ${spec.file}`, ...titles, spec.title].join(' › ')),
      ),
      ...inner.flatMap((suite) => inSuite(suite, titles)),
    ];
  };
  // What went wrong outside of every test, such as a worker that did not end.
  const outside = verdict === 'failed' ? errors.map(({ message = '' }) => firstLine(message)) : [];
  return [...suites.flatMap((suite) => inSuite(suite, [])), ...outside];
}

function firstLine(text) {
  return text.split('\n', 1)[0];
}
