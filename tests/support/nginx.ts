/** nginx with the product's own configuration (deploy/nginx.conf) before servers on this machine. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';

export type Nginx = { readonly address: string; stop(): Promise<void> };

const program = 'nginx';
export const hasNginx = spawnSync(program, ['-v']).error === undefined;

/**
 * Replaces what needs Docker, or a newer nginx than distributions have; the rest stays unchanged.
 * nginx writes its own files to the folder.
 */
export function nginxConfiguration(nodes: readonly string[], port: number, folder: string): string {
  const servers = nodes.map((node) => `server ${new URL(node).host};`).join(' ');
  const changes: readonly (readonly [RegExp, string])[] = [
    [/resolver [^;]*;/, ''],
    [/(?:server node-[^;]*;\s*)+/, servers],
    [/listen 80;/, `listen 127.0.0.1:${port};`],
    [/\/var\/cache\/nginx/, folder],
  ];
  let text = readFileSync('deploy/nginx.conf', 'utf8');
  for (const [pattern, replacement] of changes) {
    if (!pattern.test(text)) throw new Error(`deploy/nginx.conf has no ${pattern.source}`);
    text = text.replace(pattern, replacement);
  }
  return `pid ${folder}/nginx.pid;\nerror_log stderr error;\ndaemon off;\n${text}`;
}

/** Starts it; throws with nginx's message if the configuration is wrong. */
export async function startNginx(nodes: readonly string[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'karngea-nginx-'));
  // Its workers run as another user.
  chmodSync(folder, 0o755);
  const port = await getPort({ host: '127.0.0.1' });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfiguration(nodes, port, folder));
  const checked = spawnSync(program, ['-t', '-q', '-c', file], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const child = spawn(program, ['-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const address = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(`${address}/api/metrics`).then(Boolean, () => false);
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    address,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
