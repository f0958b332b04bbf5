// The API with its embedded database and the client with hot reload, in one command; Ctrl-C stops both.
// With --pseudo every English text of the catalogue is shown in accented letters: plain text is missing from the catalogue.
import { spawn } from 'node:child_process';
import './make-icons.mjs';

const apiPort = process.env.PORT ?? '3000';
const clientPort = process.env.CLIENT_PORT ?? '5173';
const pseudo = process.argv.includes('--pseudo') ? { PSEUDO_TEXTS: '1' } : {};
const env = { ...process.env, ...pseudo, PORT: apiPort, API_PORT: apiPort, CLIENT_PORT: clientPort };
const quiet = '--disable-warning=ExperimentalWarning';

console.log(`App  http://localhost:${clientPort}\nAPI  http://127.0.0.1:${apiPort}/api/openapi.json`);
// The worker caches files by their built names, which a development server does not have.
console.log(
  'Offline: exists in builds only. npm run build && npm start, open the page twice, then cut the network',
);
console.log(
  '         in the browser’s tools (Network → Offline). CONTRIBUTING.md, "Working offline", has more.\n',
);

// Started without npx or a shell in between: those do not forward signals.
const children = [
  [quiet, 'node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/server/main.ts'],
  ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'],
].map((args) => spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env }));

let stopping = false;
function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', (code) => stop(code ?? 0));
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
