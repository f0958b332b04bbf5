/** Child processes that write lines of JSON. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { buildSync } from 'esbuild';

export type Child = {
  process: ChildProcess;
  /** Everything it has written so far. */
  lines: unknown[];
  /** Resolves once it has written this many lines, or has ended. */
  said(count: number): Promise<void>;
  /** Resolves with its exit code, or null if it was killed. */
  ended: Promise<number | null>;
};

/** Bundles a TypeScript file once, so that each child starts fast. @returns the bundle's path */
export function bundleChild(entry: string): string {
  const folder = 'node_modules/.cache/karngea';
  mkdirSync(folder, { recursive: true });
  const outfile = `${folder}/child-${process.pid}.mjs`;
  buildSync({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
  });
  return outfile;
}

export function startChild(script: string, ...args: string[]): Child {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: unknown[] = [];
  let wake = () => {};
  createInterface({ input: child.stdout }).on('line', (line) => {
    // A killed child may leave half a line; ignore it.
    try {
      lines.push(JSON.parse(line));
    } catch {
      return;
    }
    wake();
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      resolve(code);
      wake();
    });
  });
  const said = async (count: number) => {
    while (lines.length < count && child.exitCode === null && child.signalCode === null)
      await new Promise<void>((resolve) => (wake = resolve));
  };
  return { process: child, lines, said, ended };
}
