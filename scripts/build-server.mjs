// Bundles the server and its commands: for `npm run build`, and for tests that start them as processes.
import { cpSync, readdirSync } from 'node:fs';
import { build } from 'esbuild';

/**
 * main.ts is the server; each other <name>-main.ts is a command, built as <name>.js.
 * @param {string} outdir
 */
export async function buildServer(outdir) {
  const programs = readdirSync('src/server').filter((name) => /^(main|.+-main)\.ts$/.test(name));
  await build({
    entryPoints: Object.fromEntries(
      programs.map((name) => [name.replace(/-?main\.ts$/, '') || 'main', `src/server/${name}`]),
    ),
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The oldest Node that package.json allows: for 20.0 esbuild would drop the `with` of JSON imports, and nothing would start.
    target: 'node20.19',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  // Read from disk, and only when a database is seeded with the demonstration.
  cpSync('src/server/seed/fixtures', `${outdir}/fixtures`, { recursive: true });
}
