/** deploy/watch, checked with Prometheus's own tool: the queries are valid, and the alerts fire when they should. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const isInstalled = spawnSync('promtool', ['--version']).error === undefined;
const folder = mkdtempSync(join(tmpdir(), 'karngea-watch-'));
afterAll(() => rmSync(folder, { recursive: true }));
const rules = resolve('deploy/watch/alerts.yaml');

function promtool(...args: string[]): string {
  const { stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
  return stdout + stderr;
}
/** JSON is YAML. */
function written(name: string, content: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test.skipIf(!isInstalled)('the rules and every panel are valid', () => {
  expect(promtool('check', 'rules', rules)).toContain('SUCCESS: 16 rules found');
  const { panels } = JSON.parse(readFileSync('deploy/watch/dashboard.json', 'utf8')) as {
    panels: { id: number; targets: { refId: string; expr: string }[] }[];
  };
  const asked = panels.flatMap(({ id, targets }) =>
    targets.map(({ refId, expr }) => ({ record: `panel:${id}${refId}`, expr })),
  );
  expect(asked.length).toBeGreaterThan(15);
  const path = written('panels.yaml', { groups: [{ name: 'panels', rules: asked }] });
  expect(promtool('check', 'rules', path)).toContain(`SUCCESS: ${asked.length} rules found`);
});

const minutes = '1m';
const when = '40m';
const wait = (le: string) => `karngea_connection_wait_seconds_bucket{instance="a",pool="primary",le="${le}"}`;
const sent = (outcome: string) => `karngea_sent_seconds_count{instance="a",to="push",outcome="${outcome}"}`;
const series = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ series: name, values: value }));

type Alarm = {
  readonly alertname: string;
  readonly exp_labels: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly values: Readonly<Record<string, string>>;
};

/** The alert that these series trigger after a while, its labels, and its text. */
const alarms: readonly Alarm[] = [
  {
    alertname: 'TasksGivenUp',
    exp_labels: { kind: 'push' },
    summary: 'push was given up; the table tasks says why.',
    values: { 'karngea_tasks{kind="push",state="given_up"}': '1x40' },
  },
  {
    alertname: 'TasksLate',
    exp_labels: { kind: 'telegram' },
    summary: 'telegram should have begun a quarter of an hour ago.',
    values: { 'karngea_task_late_seconds{kind="telegram"}': '0+60x40' },
  },
  {
    alertname: 'RuleRefuses',
    exp_labels: { rule: 'sms' },
    summary: 'The limit sms refuses more than one call a second.',
    values: { 'karngea_refused_total{rule="sms"}': '0+120x40' },
  },
  {
    alertname: 'SlowToConnect',
    exp_labels: { instance: 'a', pool: 'primary' },
    summary: 'One statement of a hundred waits longer than half a second for a connection at a (primary).',
    values: { [wait('0.5')]: '0+6x40', [wait('1')]: '0+9x40', [wait('+Inf')]: '0+9x40' },
  },
  {
    alertname: 'NotDelivered',
    exp_labels: { to: 'push' },
    summary: 'More than a fifth of what goes to push is not taken.',
    values: { [sent('taken')]: '0+60x40', [sent('unanswered')]: '0+30x40' },
  },
];
const healthy = {
  'karngea_tasks{kind="push",state="waiting"}': '12x40',
  'karngea_task_late_seconds{kind="push"}': '20x40',
  'karngea_refused_total{rule="sms"}': '0+3x40',
  [wait('0.005')]: '0+60x40',
  [wait('+Inf')]: '0+60x40',
  [sent('taken')]: '0+60x40',
  [sent('gone')]: '0+60x40',
};

test.skipIf(!isInstalled)('each failure triggers its alert, and healthy series trigger none', () => {
  const wrong = alarms.map(({ alertname, exp_labels, summary, values }) => ({
    interval: minutes,
    input_series: series(values),
    alert_rule_test: [
      { eval_time: when, alertname, exp_alerts: [{ exp_labels, exp_annotations: { summary } }] },
    ],
  }));
  const right = {
    interval: minutes,
    input_series: series(healthy),
    alert_rule_test: alarms.map(({ alertname }) => ({ eval_time: when, alertname, exp_alerts: [] })),
  };
  const path = written('alarms.yaml', { rule_files: [rules], tests: [...wrong, right] });
  expect(promtool('test', 'rules', path)).toContain('SUCCESS');
});
