/** `npm run bench -- api|alerts|cluster|soak|names|feel|lists|cv|offline|partitions|search|web`: measures the product in the same run as what it is compared with, or on a slowed phone. */
import { parseArgs } from 'node:util';
import { benchAlerts } from './alerts.ts';
import { benchApi, engines, parts } from './api/bench-api.ts';
import { benchCluster } from './cluster/bench-cluster.ts';
import { benchSoak } from './cluster/soak/bench-soak.ts';
import { benchCvTyping } from './cv-typing.ts';
import { benchFeel, feelParts } from './feel/bench-feel.ts';
import { benchLists } from './long-lists.ts';
import { benchNameTiming } from './name-timing.ts';
import { benchOfflineStart } from './offline-start.ts';
import { benchPartitions } from './partitions.ts';
import { benchSearch } from './search/bench-search.ts';
import { benchWeb } from './web/bench-web.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The number of jobs in the database; 1000000 for the large run. */
    jobs: { type: 'string', default: '100000' },
    /** Saved searches, for the alerts. */
    searches: { type: 'string', default: '100000' },
    /** Notices, for the partitions. */
    rows: { type: 'string', default: '1000000' },
    /** Calls for each kind of name. */
    calls: { type: 'string', default: '500' },
    /** How many seconds each case is loaded, in each of its rounds: 3 by default; the worst inputs 60. */
    seconds: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    /** How long the soak's week takes. */
    minutes: { type: 'string', default: '60' },
    /** Concurrent callers. */
    connections: { type: 'string', default: '16' },
    /** postgres, embedded; both by default. */
    engine: { type: 'string', multiple: true, default: [...engines] },
    /** api: fill (only creates the data), load (answers a second), growth (single calls), migration (columns and an index added while jobs are read), health (the figures of the health page), attack (people among attackers), worst-inputs (the slowest input to each public call); load and growth by default. feel: all of its parts by default. */
    part: { type: 'string', multiple: true },
    /** Only the cases with these names (bench/api/cases.ts). */
    case: { type: 'string', multiple: true, default: [] },
    /** A PostgreSQL server whose databases karngea_bench_N are filled once and reused; otherwise a throw-away one. */
    server: { type: 'string' },
    /** Prints the web figures as JSON. */
    json: { type: 'boolean', default: false },
  },
});

const chosen = <Name extends string>(known: readonly Name[], asked: readonly string[]): Name[] =>
  known.filter((name) => asked.includes(name));
const rounds = Number(values.rounds);

const benches: Readonly<Record<string, () => Promise<void>>> = {
  api: () =>
    benchApi({
      jobs: Number(values.jobs),
      seconds: Number(values.seconds ?? 3),
      attackSeconds: Number(values.seconds ?? 60),
      connections: Number(values.connections),
      rounds,
      engines: chosen(engines, values.engine),
      parts: chosen(parts, values.part ?? ['load', 'growth']),
      cases: values.case,
      server: values.server,
    }),
  alerts: () =>
    benchAlerts({
      searches: Number(values.searches),
      jobs: 1_000,
      engines: chosen(engines, values.engine),
    }),
  cluster: () => benchCluster({ jobs: Number(values.jobs), seconds: Number(values.seconds ?? 3) }),
  soak: () => benchSoak({ minutes: Number(values.minutes) }),
  names: () => benchNameTiming({ calls: Number(values.calls), engines: chosen(engines, values.engine) }),
  partitions: () => benchPartitions(Number(values.rows), values.server),
  search: benchSearch,
  // These need the built app: `npm run build`.
  feel: () => benchFeel(chosen(feelParts, values.part ?? feelParts)),
  lists: benchLists,
  cv: benchCvTyping,
  offline: () => benchOfflineStart({ rounds }),
  web: () => benchWeb({ rounds, json: values.json }),
};
const bench = benches[positionals[0] ?? ''];
if (bench) await bench();
else {
  console.error(
    [
      'npm run bench -- api [--jobs N] [--seconds N] [--rounds N] [--connections N] [--engine postgres|embedded] [--part fill|load|growth|migration|health|attack|worst-inputs] [--case NAME] [--server URL]',
      'npm run bench -- alerts [--searches N] [--engine postgres|embedded]',
      'npm run bench -- cluster [--jobs N] [--seconds N]',
      'npm run bench -- soak [--minutes N]',
      'npm run bench -- names [--calls N] [--engine postgres|embedded]',
      'npm run bench -- search',
      'npm run bench -- feel [--part first-tap|opening|scrolling|growth]',
      'npm run bench -- lists | cv | offline [--rounds N]',
      'npm run bench -- partitions [--rows N] [--server URL]',
      'npm run bench -- web [--rounds N] [--json]',
    ].join('\n'),
  );
  process.exit(1);
}
