/** The server and its commands, bundled once for a run, so that each process of a test starts fast. */
import { buildServer } from '../../scripts/build-server.mjs';

/** As deep as the sources: the server finds the built client from there. */
const folder = 'dist/test-server';

/** For the global setup. */
export const bundlePrograms = (): Promise<void> => buildServer(folder);

/** What Node runs: `main` is the server, others are commands as in package.json. */
export const programPath = (name: 'main' | 'operator' | 'migrate' | 'backup'): string =>
  `${folder}/${name}.js`;
