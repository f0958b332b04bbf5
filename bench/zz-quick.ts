import { filledDatabase } from './api/prepare.ts';
import { cases } from './api/cases.ts';
import { load } from './api/load.ts';
import { startServer } from './api/start-server.ts';
const target = await filledDatabase(process.argv[2]!, 20_000);
const server = await startServer('never-kept', target);
const bare = await startServer('bare', '7000');
for (const c of cases.filter((x) => x.mode === 'never-kept' && (process.argv.length < 4 || process.argv.slice(3).includes(x.name)))) {
  await load(server, c, { connections: 16, seconds: 1 });
  const b = await load(bare, { paths: ['/x'] }, { connections: 16, seconds: 1 });
  const r = await load(server, c, { connections: 16, seconds: 2 });
  console.log(c.name.padEnd(20), Math.round(r.perSecond), Math.round(b.perSecond), (r.perSecond/b.perSecond).toFixed(3), 'cpu', Math.round(r.cpu), Math.round(b.cpu), 'p50', r.p50, r.p99);
}
await server.stop(); await bare.stop();
