/** The server and its commands, bundled once for a run, so that each test process starts fast. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { buildServer } from '../../scripts/build-server.mjs';

const folderVariable = 'TEST_PROGRAMS';

/** For the global setup. Runs at the same time have a folder each, so that no server starts from a half-written file. */
export async function bundlePrograms(): Promise<void> {
  // `npm test` names its build.
  if (process.env[folderVariable] !== undefined) return;
  mkdirSync('dist', { recursive: true });
  // At the same depth as the sources: the server finds the built client relative to its own path.
  const folder = mkdtempSync('dist/test-server-');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await buildServer(folder);
  process.env[folderVariable] = folder;
}

/** The file that Node runs: `main` is the server, others are commands as in package.json. */
export const programPath = (name: 'main' | 'operator' | 'migrate' | 'backup' | 'import'): string =>
  `${process.env[folderVariable]}/${name}.js`;
