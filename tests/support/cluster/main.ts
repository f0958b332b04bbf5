/** `npm run cluster`: runs the whole cluster until Ctrl-C (docs/operations.md, More than one machine). */
import { type Cluster, startCluster } from './cluster.ts';

let isStopping = false;
const stop = async (): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  process.stdout.write('\nStopping…\n');
  const cluster = await starting.catch(() => undefined);
  await cluster?.stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

process.stdout.write('Starting PostgreSQL with two replicas, PgBouncer, three nodes and nginx…\n');
const starting = startCluster();
try {
  process.stdout.write(await tell(await starting));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function tell({ address, nodes, postgres, databaseUrl, readUrls }: Cluster): Promise<string> {
  const primary = await postgres.primary();
  const members = postgres.members.map(
    (one) => `${one.url('karngea')}  ${one === primary ? 'primary' : 'replica'} ${one.name}`,
  );
  return [
    `The site, by nginx:      ${address}`,
    `The nodes:               ${nodes.map((node) => node.address).join('\n                         ')}`,
    `PostgreSQL, by Patroni:  ${members.join('\n                         ')}`,
    `The primary, by HAProxy: postgres://karngea@127.0.0.1:${postgres.primaryPort}/karngea`,
    `DATABASE_URL:            ${databaseUrl}`,
    `READ_DATABASE_URL:       ${readUrls.join('\n                         ')}`,
    `Logs and settings:       ${postgres.place.folder}`,
    'Ctrl-C ends all of it.\n',
  ].join('\n');
}
