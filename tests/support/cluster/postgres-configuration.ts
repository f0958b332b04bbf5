/** Configuration of Patroni and HAProxy; docs/decisions/0017-cluster-by-patroni.md says why these two. */
import { join } from 'node:path';

type MemberPlace = {
  readonly name: string;
  readonly port: number;
  readonly apiPort: number;
  readonly data: string;
  readonly etcdPort: number;
  /** The command that archives a WAL segment (pgbackrest.ts). */
  readonly archiveCommand: string;
  /** The folder with PostgreSQL's programs. */
  readonly bin: string;
  readonly folder: string;
};

/**
 * Synchronous: a commit is acknowledged once a replica has flushed it too, and only that replica may be promoted. A
 * dead primary is detected after at most `ttl`, and its successor accepts calls a few seconds later.
 */
export const patroniConfiguration = (member: MemberPlace): string => `
scope: karngea
name: ${member.name}
restapi:
  listen: 127.0.0.1:${member.apiPort}
  connect_address: 127.0.0.1:${member.apiPort}
etcd3:
  host: 127.0.0.1:${member.etcdPort}
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 4
    primary_start_timeout: 0
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
        max_connections: 100
        wal_keep_size: 256MB
        wal_log_hints: 'on'
        hot_standby: 'on'
        max_wal_senders: 8
        max_replication_slots: 8
        archive_mode: 'on'
        archive_timeout: 60s
  initdb:
    - encoding: UTF8
    - locale: C
postgresql:
  listen: 127.0.0.1:${member.port}
  connect_address: 127.0.0.1:${member.port}
  data_dir: ${join(member.data, 'data')}
  bin_dir: ${member.bin}
  pgpass: ${join(member.data, 'pgpass')}
  authentication:
    superuser: { username: postgres }
    replication: { username: replicator }
    rewind: { username: postgres }
  parameters:
    unix_socket_directories: ${member.folder}
    archive_command: ${member.archiveCommand}
  pg_hba:
    - local all all trust
    - host all all 127.0.0.1/32 trust
    - host replication replicator 127.0.0.1/32 trust
  basebackup:
    - checkpoint: fast
`;

type Checked = Pick<MemberPlace, 'name' | 'port' | 'apiPort'>;

/** Patroni says which member is the primary; connections to a former primary are cut. */
export const haproxyConfiguration = (port: number, members: readonly Checked[]): string => `
global
  maxconn 400
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${members.map((one) => `  server ${one.name} 127.0.0.1:${one.port} check port ${one.apiPort}`).join('\n')}
`;
