/** The files that the server links in the pages that it renders. */
import { expect, test } from 'vitest';
import { pagePartsOf } from './page-parts.ts';

const sources = [
  'src/client/features/site/home-screen.tsx',
  'src/client/features/jobs/preferences/preferences-card.tsx',
  'src/client/features/companies/company-screen.tsx',
  'src/client/ui/clean-markup.ts',
  'src/client/language/khmer-type.css',
  ...['en', 'km'].flatMap((language) =>
    ['first', 'rest'].map((part) => `locales/${language}/messages.po?${part}`),
  ),
];
const manifest = {
  ...Object.fromEntries(sources.map((source, at) => [source, { file: `assets/${at}.js` }])),
  'index.html': { file: 'assets/index.js' },
  'src/client/features/jobs/details/job-detail-screen.tsx': {
    file: 'assets/detail.js',
    imports: ['index.html', '_facts.js'],
  },
  '_sheets-1.js': {
    file: 'assets/sheets.js',
    name: 'sheets',
    css: ['assets/sheets.css'],
    imports: ['_facts.js'],
  },
  '_facts.js': {
    file: 'assets/facts.js',
    css: ['assets/facts.css'],
    imports: ['index.html', '_sheets-1.js'],
  },
};

test('a part has its files and those of its imports once, without the files of every page', () => {
  const { home, job, sheets } = pagePartsOf(manifest);
  expect(home).toEqual(['assets/0.js']);
  expect(job).toEqual([
    'assets/detail.js',
    'assets/facts.js',
    'assets/facts.css',
    'assets/sheets.js',
    'assets/sheets.css',
  ]);
  expect(sheets).toEqual(['assets/sheets.js', 'assets/sheets.css', 'assets/facts.js', 'assets/facts.css']);
});

test('a part that the build lacks stops it', () => {
  expect(() => pagePartsOf({ ...manifest, '_sheets-1.js': { file: 'assets/sheets.js' } })).toThrow('sheets');
  expect(() => pagePartsOf({ 'index.html': manifest['index.html'] })).toThrow('home-screen.tsx');
});
