// Every check and every test, whatever fails on the way, and at the end one line that counts: `npm test`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { namesIn } from './test-names.mjs';

/** Where the test runners write down what they counted; their configs read TEST_RESULTS. */
const results = resolve('node_modules/.cache/karngea/results');
const env = { ...process.env, TEST_RESULTS: results };

const reports = () =>
  (existsSync(results) ? readdirSync(results) : []).map((file) =>
    JSON.parse(readFileSync(join(results, file), 'utf8')),
  );

const counted = () => {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const report of reports()) {
    // Playwright's report has `stats`, Vitest's has its numbers on top. What passed at the second try has passed.
    const { expected, unexpected, flaky, skipped } = report.stats ?? {};
    sum.passed += report.numPassedTests ?? expected + flaky;
    sum.failed += report.numFailedTests ?? unexpected;
    sum.skipped += report.numPendingTests ?? skipped;
  }
  return sum;
};

rmSync(results, { recursive: true, force: true });
const lines = [];
const steps = { passed: 0, failed: 0 };
for (const step of ['check', 'test:api', 'test:faults', 'test:e2e', 'budget']) {
  const failedBefore = counted().failed;
  const started = Date.now();
  console.log(`\n== ${step}`);
  const { status } = spawnSync('npm', ['run', '--silent', step], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env,
  });
  lines.push(
    `${status === 0 ? 'ok    ' : 'FAILED'} ${step} (${Math.round((Date.now() - started) / 1000)} s)`,
  );
  if (status === 0) steps.passed += 1;
  // A step that failed without a failed test (types, the budget, a crash) counts as one itself.
  else if (counted().failed === failedBefore) steps.failed += 1;
}

// At the very end, because of a long log often only the end is kept.
for (const verdict of ['failed', 'flaky']) {
  const names = reports().flatMap((report) => namesIn(report, verdict));
  if (names.length > 0) console.log(`\n${verdict}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}
const { passed, failed, skipped } = counted();
console.log(`\n${lines.join('\n')}`);
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`${passed + steps.passed} passed, ${failed + steps.failed} failed`);
process.exit(failed + steps.failed === 0 ? 0 : 1);
