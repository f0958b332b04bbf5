/** PgBouncer before a PostgreSQL cluster: shares few server connections among the many of the nodes. */
import getPort from 'get-port';
import { type Part } from './parts.ts';
import { appName, type PostgresCluster } from './postgres-cluster.ts';

export type Pooler = {
  /** The URL of the primary. */
  readonly url: string;
  /** The URL of each member, for reads. */
  readonly memberUrls: readonly string[];
  readonly part: Part;
};

/** Transaction pooling: a server connection is assigned only during a transaction (docs/operations.md, Pooling). */
export async function startPgBouncer(cluster: PostgresCluster, database: string): Promise<Pooler> {
  const { place, members, primaryPort } = cluster;
  const port = await getPort();
  const entry = (name: string, toPort: number) =>
    `${name} = host=127.0.0.1 port=${toPort} dbname=${database}`;
  const file = place.write(
    'pgbouncer.ini',
    `[databases]
${entry(database, primaryPort)}
${members.map((one) => entry(one.name, one.port)).join('\n')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${place.write('pgbouncer-users', `"${appName}" ""\n`)}
pool_mode = transaction
default_pool_size = 15
max_client_conn = 400
ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 4
log_connections = 0
log_disconnections = 0
`,
  );
  const part = place.part('pgbouncer', ['pgbouncer', file]);
  part.start();
  const urlOf = (name: string) => `postgres://${appName}@127.0.0.1:${port}/${name}`;
  return { url: urlOf(database), memberUrls: members.map(({ name }) => urlOf(name)), part };
}
