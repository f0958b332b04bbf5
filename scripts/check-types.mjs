// Checks every room under its own rules: a room sees only what its surroundings really offer. One process for all of
// them, so that what they share is read once, and each file is checked once: by the room that it stands in.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** What each room was made of when it was last found to be right. */
const kept = 'node_modules/.cache/types';
const packages = `${resolve('node_modules')}/`;
/** Files as they were read for an earlier room. All rooms read them alike: they differ in what they may see. */
const read = new Map();
const show = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: ts.sys.getCurrentDirectory,
  getNewLine: () => '\n',
};

// A room is a folder with a tsconfig of its own: a new one is checked without being listed here.
const rooms = readdirSync('src')
  .map((name) => `src/${name}`)
  .filter((folder) => existsSync(`${folder}/tsconfig.json`));
rooms.push('tests', '.');
mkdirSync(kept, { recursive: true });
const failed = rooms.filter((room) => !isRight(room));
if (failed.length > 0) {
  console.error(`types do not fit in: ${failed.join(', ')}`);
  process.exit(1);
}

/** Shows what is wrong in a room. @param {string} room a folder with a tsconfig.json */
function isRight(room) {
  const note = join(kept, `${room.replace(/\W/g, '-')}.json`);
  const config = resolve(room, 'tsconfig.json');
  const faults = [];
  const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(config, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (fault) => faults.push(fault),
  });
  // The lock file stands for all packages.
  const settings = sumOf([readFileSync('package-lock.json'), JSON.stringify([fileNames, options])]);
  if (isUnchanged(note, settings)) return true;
  rmSync(note, { force: true });

  const host = ts.createCompilerHost(options);
  const readFile = host.getSourceFile;
  host.getSourceFile = (name, ...how) => {
    if (!read.has(name)) read.set(name, readFile(name, ...how));
    return read.get(name);
  };
  const program = ts.createProgram({ rootNames: fileNames, options, host });
  faults.push(...errors, ...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics());
  for (const name of fileNames.filter((name) => name.startsWith(dirname(config)))) {
    const file = program.getSourceFile(name);
    faults.push(...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file));
  }
  if (faults.length > 0) {
    console.error(ts.formatDiagnosticsWithColorAndContext(faults, show));
    return false;
  }
  const ours = program.getSourceFiles().filter(({ fileName }) => !fileName.startsWith(packages));
  const files = Object.fromEntries(ours.map(({ fileName }) => [fileName, sumOfFile(fileName)]));
  writeFileSync(note, JSON.stringify({ settings, files }));
  return true;
}

function isUnchanged(note, settings) {
  if (!existsSync(note)) return false;
  const last = JSON.parse(readFileSync(note, 'utf8'));
  return (
    last.settings === settings && Object.entries(last.files).every(([name, sum]) => sumOfFile(name) === sum)
  );
}

function sumOfFile(name) {
  return existsSync(name) ? sumOf([readFileSync(name)]) : undefined;
}

function sumOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
