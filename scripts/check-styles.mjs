// Fails when two style sheets define the same class, or a feature's styles name a class of another feature.
// A class is defined by the rules that start with it; `.mine:is(.kg-card *)` says where mine looks different.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = 'src/client';
const files = readdirSync(root, { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.css'));
const featureOf = (path) => /^features\/([^/]+)/.exec(path)?.[1];
const outside = /^(?:ion|ionicon|plt|ql)-/;
const classesIn = (text) =>
  [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name).filter((name) => !outside.test(name));

/** Splits at commas that are in no parentheses. */
const splitList = (text) => text.match(/(?:\((?:[^()]|\([^()]*\))*\)|[^,(])+/g).map((part) => part.trim());
function selectorsOf(path) {
  const text = readFileSync(join(root, path), 'utf8').replace(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'/g, '');
  return [...text.matchAll(/([^{};]+)\{/g)].flatMap(([, list]) =>
    /^\s*@/.test(list) ? [] : splitList(list),
  );
}
/** The classes that a selector starts with; those of a list in `:is()` all count. */
function startOf(selector) {
  const [first] = classesIn(selector.replace(/:not\([^()]*\)/g, ''));
  const list = /^[^.]*:is\(([^()]*)\)/.exec(selector);
  return list ? classesIn(list[1]) : first ? [first] : [];
}

const selectors = files.flatMap((path) => selectorsOf(path).map((selector) => ({ path, selector })));
const definedIn = new Map();
for (const { path, selector } of selectors)
  if (!selector.includes(':has('))
    for (const name of startOf(selector))
      definedIn.set(name, new Set([...(definedIn.get(name) ?? []), path]));

const faults = new Set();
const prefixes = new Map();
for (const [name, paths] of definedIn) {
  if (paths.size > 1) faults.add(`.${name} is defined in ${[...paths].join(' and ')}`);
  for (const path of paths) {
    const feature = featureOf(path);
    if ((feature === undefined) !== name.startsWith('kg-'))
      faults.add(`${path}: .${name} ${feature ? 'belongs to a feature: without' : 'is shared: with'} kg-`);
    if (!feature) continue;
    const [prefix] = name.split('-');
    const other = prefixes.get(prefix) ?? feature;
    prefixes.set(prefix, other);
    if (other !== feature)
      faults.add(`features/${other} and features/${feature} both have names with ${prefix}-: .${name}`);
  }
}
for (const { path, selector } of selectors)
  for (const name of classesIn(selector))
    for (const owner of definedIn.get(name) ?? [])
      if (featureOf(owner) && featureOf(owner) !== featureOf(path))
        faults.add(`${path}: .${name} belongs to ${owner}`);
for (const fault of faults) console.error(fault);
process.exit(faults.size === 0 ? 0 : 1);
