/** deploy and compose.yaml: scripts, systemd units and Caddy's configuration, checked with the programs that read them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'karngea-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined;
function run(program: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
/** A copy in which what only exists on a server is replaced. */
function copyOf(file: string, replace: (text: string) => string): string {
  const path = join(folder, basename(file));
  writeFileSync(path, replace(readFileSync(join('deploy', file), 'utf8')));
  return path;
}

test.skipIf(!isInstalled('shellcheck'))('ShellCheck finds nothing in the scripts', () => {
  const scripts = readdirSync('deploy').filter((name) => name.endsWith('.sh'));
  const paths = [...scripts, 'debian/karngea'].map((name) => join('deploy', name));
  expect(run('shellcheck', ...paths)).toEqual({ status: 0, output: '' });
});

test.skipIf(!isInstalled('systemd-analyze'))('systemd accepts the units', () => {
  const units = readdirSync('deploy/debian').filter((name) => /\.(?:service|timer)$/.test(name));
  expect(units).toHaveLength(3);
  const paths = units.map((name) =>
    copyOf(`debian/${name}`, (text) => text.replace('/opt/karngea/node/bin/node', process.execPath)),
  );
  expect(run('systemd-analyze', 'verify', ...paths)).toEqual({ status: 0, output: '' });
});

test.skipIf(!isInstalled('caddy'))("Caddy accepts its configuration with install.sh's address", () => {
  const path = copyOf('Caddyfile', (text) =>
    text.replace('{$SITE}', 'https://jobs.example.com').replace('balancer:80', '127.0.0.1:3001'),
  );
  expect(run('caddy', 'validate', '--config', path, '--adapter', 'caddyfile').output).toContain(
    'Valid configuration',
  );
});

test.skipIf(!isInstalled('docker-compose'))('docker-compose accepts the compose file', () => {
  // Debian's version does not know the project's name.
  const path = copyOf('../compose.yaml', (text) => text.replace(/^name: .*\n/m, ''));
  const { status, stdout, stderr } = spawnSync(
    'docker-compose',
    ['--project-directory', '.', '--file', path, 'config'],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        POSTGRES_PASSWORD: 'one',
        ADMIN_PASSWORD: 'two',
        SITE_OWNER: 'Kampot Jobs',
      },
    },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  // Both nodes.
  expect(stdout.match(/SITE_OWNER: Kampot Jobs/g)).toHaveLength(2);
});
