// Draws the Android app's icons and splash screens from the brand's picture, replacing Capacitor's.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const plum = '#711B52';
/** Android's densities, and pixels per unit (dp). */
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };
const icon = readFileSync('public/brand/icon.svg', 'utf8');
const [glyph] = /<path fill="#FFF"[^>]*\/>/.exec(icon) ?? [];
if (!glyph) throw new Error('the white glyph was not found in icon.svg');

/** Only the glyph, in the middle half of a square: launchers crop the rest to their shape. */
const foreground = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -56 520 520">${glyph}</svg>`,
);
const disc = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1"/></svg>',
);

/** @param {Buffer} svg @param {number} size in pixels */
const drawn = (svg, size) => sharp(svg, { density: 300 }).resize(size, size);

/** @param {string} folder the project's `res` folder */
export async function drawPictures(folder) {
  for (const [density, scale] of Object.entries(densities)) {
    const to = (name) => join(folder, `mipmap-${density}`, name);
    const size = 48 * scale;
    const square = await drawn(Buffer.from(icon), size).png().toBuffer();
    const round = await drawn(disc, size).png().toBuffer();
    writeFileSync(to('ic_launcher.png'), square);
    await sharp(square)
      .composite([{ input: round, blend: 'dest-in' }])
      .toFile(to('ic_launcher_round.png'));
    await drawn(foreground, 108 * scale).toFile(to('ic_launcher_foreground.png'));
  }
  writeFileSync(
    join(folder, 'values/ic_launcher_background.xml'),
    `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    <color name="ic_launcher_background">${plum}</color>\n</resources>\n`,
  );
  const splashes = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('splash.png'));
  for (const name of splashes) {
    const { width, height } = await sharp(join(folder, name)).metadata();
    const input = await drawn(foreground, Math.round(Math.min(width, height) / 2))
      .png()
      .toBuffer();
    await sharp({ create: { width, height, channels: 3, background: plum } })
      .composite([{ input }])
      .png({ palette: true })
      .toFile(join(folder, name));
  }
}
