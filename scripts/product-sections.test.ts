/** docs/product.md: section numbers are unique, and every citation or link finds its section. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/product.md', 'utf8');
const headings = [...page.matchAll(/^##+ (\d+(?:\.\d+)?)\.? (.+)$/gm)];
const sections = headings.map(([, number]) => number);
const anchors = headings.map(([, number, title = '']) =>
  `${number} ${title}`
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-'),
);

const sources = execFileSync('git', ['ls-files', 'src', 'tests', 'scripts', '*.md', '*.ts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (path) =>
      /\.(?:tsx?|mjs|md)$/.test(path) &&
      path !== 'docs/product.md' &&
      !path.endsWith('/product-sections.test.ts'),
  );

/** The section numbers in `(product 4.7, 5.4)`, `(product 7.3 to 7.6)` and "of product 3.3". */
const cited = (text: string): string[] =>
  [...text.matchAll(/\bproduct ((?:\d+(?:\.\d+)?(?:, | to | and )?)+)/g)].flatMap(
    ([, list = '']) => list.match(/\d+(?:\.\d+)?/g) ?? [],
  );

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Deleted, but not yet committed.
    return '';
  }
};

test('every section has a unique number', () => {
  expect(sections.length).toBeGreaterThan(80);
  expect(sections).toEqual([...new Set(sections)]);
});

test('every citation names an existing section', () => {
  expect(cited('(product 4.7, 5.4: why) and (product 7.3 to 7.6)')).toEqual(['4.7', '5.4', '7.3', '7.6']);
  const lost = sources.flatMap((path) =>
    cited(read(path)).flatMap((number) => (sections.includes(number) ? [] : [`${path}: product ${number}`])),
  );
  expect(lost).toEqual([]);
});

test('every link within the page has a target', () => {
  const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([]);
});
