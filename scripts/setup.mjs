// Installs what the other commands need and is missing: `node scripts/setup.mjs install build chromium postgres`.
// Has no dependencies, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

/** Where the paths of programs are stored for the tests. */
const cache = 'node_modules/.cache/karngea';
/** The sources of the build. */
const sources = [
  'index.html',
  'src',
  'locales',
  'public',
  'scripts/build.mjs',
  'scripts/build-server.mjs',
  'scripts/compress-files.mjs',
  'scripts/make-icons.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  ...readdirSync('.')
    .filter((name) => /^vite\..*\.ts$/.test(name))
    .sort(),
  'build',
  'lingui.config.ts',
];

const walk = (path) =>
  !existsSync(path)
    ? []
    : statSync(path).isDirectory()
      ? readdirSync(path)
          .sort()
          .flatMap((name) => walk(join(path, name)))
      : [path];
function hashOf(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  // The build draws the icons.
  const files = paths.flatMap(walk).filter((path) => !/\.test\.tsx?$|^public.icons/.test(path));
  for (const path of files) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}
const noted = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
function note(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
function run(command, args, { env = {}, mayFail = false } = {}) {
  console.log(`> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0 && !mayFail) process.exit(status ?? 1);
}

const canApt = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version');
function aptInstall(packages) {
  const wait = ['-o', 'DPkg::Lock::Timeout=180'];
  run('apt-get', [...wait, 'update'], { mayFail: true });
  run('apt-get', [...wait, 'install', '-y', '--no-install-recommends', ...packages], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    mayFail: true,
  });
}

function install() {
  const stamp = 'node_modules/.installed';
  const wanted = hashOf(['package-lock.json'], process.platform + process.arch);
  if (noted(stamp) === wanted) return;
  // The build tools are needed even if NODE_ENV is production.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  note(stamp, wanted);
}

function build() {
  const stamp = 'dist/.built';
  // An app that our server does not serve has its API's address built in.
  const wanted = hashOf(sources, process.env.VITE_API_ORIGIN);
  if (noted(stamp) === wanted) return;
  rmSync(stamp, { force: true });
  run(process.execPath, ['scripts/build.mjs']);
  note(stamp, wanted);
}

function chromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    console.error(`CHROMIUM_PATH does not exist: ${named}`);
    process.exit(1);
  }
  const places = [
    named,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  const find = () => places.find((path) => path && existsSync(path));
  if (!find() && canApt) aptInstall(['chromium']);
  if (!find()) run('npx', ['playwright', 'install', 'chromium']); // Playwright caches it and finds it there.
  note(`${cache}/chromium`, find() ?? '');
  const shell = '/usr/bin/chromium-headless-shell';
  if (find() === '/usr/bin/chromium' && !existsSync(shell) && canApt) aptInstall(['chromium-headless-shell']);
  note(`${cache}/headless-shell`, existsSync(shell) ? shell : '');
}

/** Debian would create and start a server; the tests need only the programs. */
function aptInstallPostgres() {
  const settings = '/etc/postgresql-common/createcluster.d';
  const noCluster = join(settings, 'karngea-tests.conf');
  aptInstall(['postgresql-common']);
  mkdirSync(settings, { recursive: true });
  writeFileSync(noCluster, 'create_main_cluster = false\n');
  aptInstall(['postgresql']);
  rmSync(noCluster, { force: true });
}

function postgres() {
  const debian = '/usr/lib/postgresql';
  const installed = () =>
    existsSync(debian)
      ? readdirSync(debian)
          .sort((a, b) => Number(b) - Number(a))
          .map((version) => join(debian, version, 'bin'))
      : [];
  const onPath = (process.env.PATH ?? '').split(':');
  const find = () =>
    [process.env.PG_BIN, ...installed(), ...onPath].find(
      (folder) => folder && existsSync(join(folder, 'initdb')),
    );
  if (!find() && canApt) aptInstallPostgres();
  const found = find();
  if (!found && process.env.CI === 'true') {
    console.error(
      'PostgreSQL is not installed: the tests on it cannot run. Set PG_BIN to the folder of initdb.',
    );
    process.exit(1);
  }
  if (!found)
    console.warn(
      'PostgreSQL is not installed: the tests on it are NOT run. Set PG_BIN to the folder of initdb.',
    );
  note(`${cache}/postgres`, found ?? '');
}

/** Debian would start servers; the tests need only the programs. */
function aptInstallPrograms(packages) {
  const policy = '/usr/sbin/policy-rc.d';
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  aptInstall(packages);
  if (isOurs) rmSync(policy, { force: true });
}
const isInstalled = (program) => spawnSync(program, ['--version']).error === undefined;

function nginx() {
  if (!isInstalled('nginx') && canApt) aptInstallPrograms(['nginx-light']);
  if (isInstalled('nginx')) return;
  const what = 'nginx is not installed: the tests of deploy/nginx.conf';
  if (process.env.CI === 'true') {
    console.error(`${what} cannot run.`);
    process.exit(1);
  }
  console.warn(`${what} are NOT run.`);
}

/** The Debian packages that `npm run cluster` needs in addition to PostgreSQL and nginx. */
const clusterPrograms = {
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  patroni: 'patroni',
  pgbackrest: 'pgbackrest',
  pgbouncer: 'pgbouncer',
};

function cluster() {
  const missing = () => Object.keys(clusterPrograms).filter((program) => !isInstalled(program));
  if (missing().length > 0 && canApt)
    aptInstallPrograms(missing().map((program) => clusterPrograms[program]));
  if (missing().length === 0) return;
  console.warn(`${missing().join(', ')} not installed: the cluster and the tests on it are NOT run.`);
}

/** WebKit and Firefox, with their drivers. If they cannot be installed their tests are skipped, except in continuous integration. */
function browsers() {
  const packages = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb', firefox: 'firefox-esr' };
  const firefox = () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
  const missing = () =>
    Object.keys(packages).filter(
      (name) => !(name === 'firefox' ? firefox() : existsSync(`/usr/bin/${name}`)),
    );
  if (missing().length > 0 && canApt)
    aptInstall([...missing().map((name) => packages[name]), 'libgl1-mesa-dri']);
  note(`${cache}/firefox`, missing().length === 0 ? firefox() : '');
  if (missing().length === 0) return;
  const what = `${missing().join(', ')} not installed: the tests in Safari's engine and in Firefox`;
  if (process.env.CI === 'true') {
    console.error(`${what} cannot run.`);
    process.exit(1);
  }
  console.warn(`${what} are NOT run.`);
}

function promtool() {
  if (!isInstalled('promtool') && canApt) aptInstallPrograms(['prometheus']);
  if (!isInstalled('promtool'))
    console.warn('promtool is not installed: the tests of deploy/watch are NOT all run.');
}

/** What checks the files in deploy. */
function deploy() {
  const programs = ['shellcheck', 'caddy', 'systemd-analyze'];
  const missing = () => programs.filter((program) => !isInstalled(program));
  if (missing().length > 0 && canApt) aptInstallPrograms(['shellcheck', 'caddy', 'systemd']);
  if (missing().length > 0)
    console.warn(`${missing().join(', ')} not installed: the tests of deploy are NOT all run.`);
}

const steps = { install, build, chromium, browsers, postgres, nginx, cluster, promtool, deploy };
for (const name of process.argv.slice(2)) steps[name]();
