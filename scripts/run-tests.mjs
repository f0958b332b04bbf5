// Runs every check and test, continues after failures, and ends with the failures and a summary line: `npm test`.
// `npm test -- test:api budget` runs some of the steps; options are passed to Playwright (`npm test -- test:e2e --shard=1/2`).
// `--nightly` is `npm run test:nightly`: slow tests that only a release or a fundamental change needs.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { readReport } from './test-report.mjs';

/**
 * Groups run one after the other, the steps of a group in parallel. Faults and engines wait more than they work;
 * the browser specs fill both cores.
 */
const isNightly = process.argv.includes('--nightly');
const groups = [
  ['check', 'test:api'],
  ['test:faults', 'test:engines', 'budget', 'browsers'],
  ['test:e2e'],
  ...(isNightly ? [['test:e2e:others']] : []),
];

/** Where the test runners write their results; their configs read TEST_RESULTS. */
const results = resolve('node_modules/.cache/karngea/results');
const options = process.argv
  .slice(2)
  .filter((argument) => argument.startsWith('-') && argument !== '--nightly');
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = chosen.filter((step) => !groups.flat().includes(step));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are ${groups.flat().join(', ')}.`);
  process.exit(2);
}

const reportName = (step) => step.replace('test:', '').replace(':', '-');

/** @returns {Promise<{ step: string, isGood: boolean, seconds: number }>} */
function runStep(step) {
  const started = Date.now();
  const child = spawn(
    'npm',
    ['run', '--silent', step, ...(step === 'test:e2e' && options.length > 0 ? ['--', ...options] : [])],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        TEST_RESULTS: results,
        // Just built, so that no step has to bundle the server again.
        TEST_PROGRAMS: 'dist/server',
        ...(isNightly ? { NIGHTLY: '1' } : {}),
        ...(/^test:e(2e|ngines)/.test(step) ? { TEST_RUN: reportName(step) } : {}),
      },
    },
  );
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => console.log(`[${step}] ${line}`));
  return new Promise((done) =>
    child.on('close', (status) =>
      done({ step, isGood: status === 0, seconds: Math.round((Date.now() - started) / 1000) }),
    ),
  );
}

const reports = () =>
  (existsSync(results) ? readdirSync(results) : []).map((file) => {
    const run = file.replace('.json', '');
    return { run, ...readReport(JSON.parse(readFileSync(join(results, file), 'utf8')), run) };
  });

/** The step of a report: `api-postgres` is of `test:api`, `unit` of `check`. */
const stepOf = ({ run }) =>
  run === 'unit'
    ? 'check'
    : (ended.find(({ step }) => reportName(step) === run)?.step ?? `test:${run.split('-')[0]}`);

rmSync(results, { recursive: true, force: true });
const ended = [];
const started = Date.now();
for (const group of groups) {
  const steps = group.filter((step) => chosen.length === 0 || chosen.includes(step));
  ended.push(...(await Promise.all(steps.map(runStep))));
}

// At the very end, because often only the end of a long log is retained.
const all = reports();
for (const verdict of ['flaky', 'failed']) {
  const tests = all.flatMap((report) => report[verdict]);
  if (tests.length > 0) console.log(`\n${verdict}:`);
  for (const { name, command } of tests) console.log(`  ${name}${command ? `\n    ${command}` : ''}`);
}
console.log('');
for (const { step, isGood, seconds } of ended)
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${step} (${seconds} s)`);
console.log(`together ${Math.round((Date.now() - started) / 1000)} s`);
const sum = (numberOf) => all.reduce((total, report) => total + numberOf(report), 0);
const skipped = sum((report) => report.skipped);
if (skipped > 0) console.log(`${skipped} skipped`);
// A step that failed without a failed test (types, the budget, a crash) counts as one failure itself.
const failedOf = (step) =>
  all.filter((report) => stepOf(report) === step).reduce((total, { failed }) => total + failed.length, 0);
const failedAlone = ended.filter(({ step, isGood }) => !isGood && failedOf(step) === 0).length;
const failed = sum((report) => report.failed.length) + failedAlone;
console.log(
  `${sum((report) => report.passed) + ended.filter(({ isGood }) => isGood).length} passed, ${failed} failed`,
);
process.exit(failed === 0 ? 0 : 1);
