/** The server and its commands, bundled once for a run, so that each test process starts fast. */
import { buildServer } from '../../scripts/build-server.mjs';

/** At the same depth as the sources: the server finds the built client relative to its own path. */
const folder = 'dist/test-server';

/** For the global setup. */
export const bundlePrograms = (): Promise<void> => buildServer(folder);

/** The file that Node runs: `main` is the server, others are commands as in package.json. */
export const programPath = (name: 'main' | 'operator' | 'migrate' | 'backup' | 'import'): string =>
  `${folder}/${name}.js`;
