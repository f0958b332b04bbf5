// Bundles the server and its commands: for `npm run build`, and for tests that start them as processes.
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build } from 'esbuild';

/**
 * main.ts is the server; each other <name>-main.ts is a command or a thread, built as <name>.js.
 * @param {string} outdir
 */
export async function buildServer(outdir) {
  const programs = readdirSync('src/server').filter((name) => /^(main|.+-main)\.ts$/.test(name));
  const { metafile } = await build({
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
    metafile: true,
  });
  requireDependencies(
    Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path)),
  );
  for (const folder of ['noto-sans', 'noto-sans-khmer'])
    for (const weight of ['400Regular', '600SemiBold', 'LICENSE_FONT'])
      cpSync(`node_modules/@expo-google-fonts/${folder}/${weight}`, `${outdir}/fonts/${folder}/${weight}`, {
        recursive: true,
      });
  // Read from disk, and only when a database is seeded with the demonstration.
  cpSync('src/server/seed/fixtures', `${outdir}/fixtures`, { recursive: true });
}

/** Production installs have no devDependencies: `import { type X }` of one leaves an import behind that fails there. */
function requireDependencies(/** @type {string[]} */ imported) {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const packageOf = (/** @type {string} */ path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
  const missing = imported.filter((path) => !isBuiltin(path) && !(packageOf(path) in dependencies));
  if (missing.length > 0)
    throw new Error(
      `The server imports packages that are no dependencies: ${[...new Set(missing)].join(', ')}`,
    );
}
