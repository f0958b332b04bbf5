/** The programs that a cluster needs apart from PostgreSQL; scripts/setup.mjs installs them where it can. */
import { spawnSync } from 'node:child_process';

const programs = ['etcd', 'haproxy', 'patroni', 'pgbackrest', 'pgbouncer'];

/** Whether the tests on a cluster can run here. */
export const hasCluster = programs.every((program) => spawnSync(program, ['--version']).error === undefined);
