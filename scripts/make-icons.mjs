// Draws the app's icons from `public/brand/icon.svg` into `public/icons`; every build and the development server import it.
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

const picture = readFileSync('public/brand/icon.svg', 'utf8');
// Phones crop a maskable icon to a circle of 80 %: the glyph moves down until its corners are inside.
const maskable = picture.replace('fill="#FFF"', 'fill="#FFF" transform="translate(0 10)"');
if (maskable === picture) throw new Error('the white glyph was not found in icon.svg');

const icons = [
  ['favicon-48.png', 48, picture],
  ['icon-192.png', 192, picture],
  ['icon-512.png', 512, picture],
  ['maskable-512.png', 512, maskable],
  ['apple-touch-icon.png', 180, picture],
];
/** A shortcut's icon: the same outline as in the app, on plum. */
const shortcuts = { jobs: 'briefcase', saved: 'bookmark', applied: 'paper-plane', post: 'add-circle' };
for (const [name, icon] of Object.entries(shortcuts)) {
  const drawn = readFileSync(`node_modules/ionicons/dist/svg/${icon}.svg`, 'utf8').replace(
    /<\/?svg[^>]*>/g,
    '',
  );
  icons.push([
    `shortcut-${name}-96.png`,
    96,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-256 -256 1024 1024"><path fill="#711B52" d="M-256-256h1024v1024H-256z"/><g fill="#FFB11F">${drawn.replaceAll('fill="none"', 'fill="none" stroke="none"')}</g></svg>`,
  ]);
}

/** Android's status bar shows a notification icon as a white shape without background. */
const [glyph] = /<path fill="#FFF"[^>]*\/>/.exec(picture) ?? [];
icons.push([
  'badge-96.png',
  96,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="96 44 320 320">${glyph}</svg>`,
]);

mkdirSync('public/icons', { recursive: true });
for (const [name, size, svg] of icons) {
  await sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`public/icons/${name}`);
}
