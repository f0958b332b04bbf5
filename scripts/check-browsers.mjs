// Checks that the built app works in the oldest supported browsers (`browserslist` in package.json): each file parses
// there, and calls nothing that one of them lacks, except for scripts/guarded-calls.json; style sheets give a length in vh
// before one in dvh. Run after a build.
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? 'dist/client';
/** Names that may be called, each list under its reason; a name that is no longer called must be removed. */
const guarded = Object.values(JSON.parse(readFileSync('scripts/guarded-calls.json', 'utf8'))).flat();

/** A browser of `browserslist`, with its name in MDN's data and the names of browsers with the same engine. */
const mdnNames = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  firefox: ['firefox', 'firefox_android'],
  samsung: ['samsunginternet_android'],
};
const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
const oldest = browserslist.flatMap((line) => {
  const [name, version] = line.split(' >= ');
  return mdnNames[name].map((browser) => [browser, Number(version)]);
});

function isMissing(support, version) {
  if (!support || support.flags || support.partial_implementation) return Boolean(support?.flags);
  const { version_added: since } = support;
  return since === false || Number.parseFloat(String(since).replace('≤', '')) > version;
}

/** The browsers that lack a feature of MDN's data. */
const lackedBy = ({ __compat: { support } }) =>
  oldest
    .filter(([browser, version]) => isMissing([support[browser]].flat()[0], version))
    .map(([browser]) => browser);

const classes = { ...bcd.api, ...bcd.javascript.builtins };
for (const [name, one] of Object.entries(classes.Intl))
  if (/^[A-Z]/.test(name)) classes[`Intl.${name}`] = one;

/** For each method name, the data of each class that has such a method. */
const methods = new Map();
for (const about of Object.values(classes))
  for (const [name, one] of Object.entries(about))
    if (name !== '__compat' && one.__compat) methods.set(name, [...(methods.get(name) ?? []), one]);

/** The class or function that an expression names, such as `Intl.Segmenter`; otherwise nothing. */
function nameOf(node) {
  if (node.type === 'Identifier') return node.name;
  const isIntl = node.type === 'MemberExpression' && node.object.name === 'Intl' && !node.computed;
  return isIntl ? `Intl.${node.property.name}` : '';
}

/** A called or constructed name, and the browsers without it; for a name that several classes have, the browsers where none has it. */
function lackedIn(node) {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const { callee } = node;
  const known = classes[nameOf(callee)];
  if (known?.__compat) return [nameOf(callee), lackedBy(known)];
  if (callee.type !== 'MemberExpression' || callee.computed || callee.optional) return undefined;
  const { name } = callee.property;
  const ofClass = classes[nameOf(callee.object)]?.[`${name}_static`];
  if (ofClass) return [`${nameOf(callee.object)}.${name}`, lackedBy(ofClass)];
  const lacks = (methods.get(name) ?? []).map(lackedBy);
  return lacks.every((browsers) => browsers.length > 0) ? [name, lacks[0] ?? []] : undefined;
}

const lookbehind = /\(\?<[=!]/;
/** A file that tries this one first may build others from texts. */
const triedLookbehind = '(?<!a)b';
const textOf = (node) =>
  node.type === 'TemplateElement' ? node.value.raw : node.type === 'Literal' && !node.regex ? node.value : '';
const faults = new Map();
const called = new Set();
const fault = (what, file) => faults.set(what, (faults.get(what) ?? new Set()).add(file));

function check(node, file, isTried) {
  // Both since Safari 16.4, and older versions cannot parse a file with one of them.
  if (node.type === 'StaticBlock') fault('a static block of a class', file);
  if (node.regex && lookbehind.test(node.regex.pattern)) fault('a lookbehind', file);
  if (!isTried && lookbehind.test(textOf(node))) fault('a lookbehind in a text', file);
  const [name, browsers] = lackedIn(node) ?? ['', []];
  if (browsers.length === 0) return;
  called.add(name);
  if (!guarded.includes(name)) fault(`${name}, which ${browsers.join(', ')} lack`, file);
}

const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
for (const file of files) {
  const options = { ecmaVersion: 2022, sourceType: 'module' };
  const script = readFileSync(join(folder, file), 'utf8');
  const isTried = script.includes(triedLookbehind);
  full(parse(script, options), (node) => check(node, file, isTried));
}

/** Safari has them since 15.4, Firefox since 101, but Chrome only since 108. */
const newLength = /\d[dsl]v[hwib]\b/;
function checkStyles(file) {
  for (const [, block] of readFileSync(join(folder, file), 'utf8').matchAll(/\{([^{}]*)\}/g)) {
    const withFallback = new Set();
    for (const declaration of block.split(';')) {
      const [property, value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim());
      if (!newLength.test(value)) withFallback.add(property);
      else if (!withFallback.has(property))
        fault(`${property}: ${value} without a value in vh before it`, file);
    }
  }
}
const styles = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.css'));
for (const file of styles) checkStyles(file);

for (const [what, where] of faults) console.error(`${what}: ${[...where].join(', ')}`);
const idle = guarded.filter((name) => !called.has(name));
if (idle.length > 0) console.error(`named in scripts/guarded-calls.json, but not called: ${idle.join(', ')}`);
if (faults.size + idle.length > 0) process.exit(1);
console.log(`${files.length + styles.length} files work in ${browserslist.join(', ')}`);
