// Runs npm scripts, two at a time (name the longest first), shows the output of each when it ends, and fails if one failed: `node scripts/run-steps.mjs lint types`.
import { spawn } from 'node:child_process';

const atOnce = 2;
const waiting = process.argv.slice(2);
const results = [];

function runStep(name) {
  return new Promise((done) => {
    const started = Date.now();
    const child = spawn('npm', ['run', '--silent', name], { shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (output.trim() && code !== 0) console.log(output);
      results.push(code === 0);
      done();
    });
  });
}
const worker = async () => {
  for (let name = waiting.shift(); name; name = waiting.shift()) await runStep(name);
};
await Promise.all(Array.from({ length: atOnce }, worker));
process.exit(results.every(Boolean) ? 0 : 1);
