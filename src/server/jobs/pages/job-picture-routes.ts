/** Draws pictures of jobs for link previews (name, salary, place and conditions beside the cover) on request, and caches them. */
import { createHash } from 'node:crypto';
import { type FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Canvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { jobPicturePath } from '#contract/pages.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { type Db } from '#server/database/connect.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { clientAddress } from '#server/http/limits/client-address.ts';
import { createTurns } from '#server/http/limits/turns.ts';
import { coverImages } from '#contract/limits.ts';
import { type JobRow } from '#server/database/tables.ts';
import { isShown } from '../job-visibility-store.ts';
import { languageOfJob } from './job-preview.ts';
import { wrapText } from './wrap-text.ts';

/** The columns that a picture shows. */
const picturedColumns = [
  'name',
  'salary',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'location',
  'province',
  'district',
  'job_type',
  'conditions',
  'img',
] as const;
type PicturedJob = Pick<JobRow, (typeof picturedColumns)[number]>;

const width = 1200;
const height = 630;
const margin = 64;
/** Height of the chequered band at the bottom. */
const band = 36;
/** Left edge of the cover. */
const coverLeft = 800;
const coverRatio = 16 / 9;
const textWidth = coverLeft - margin - 40;

const colours = { plum: '#711B52', marigold: '#FFB11F', white: '#FFFFFF', pale: '#F0D3E4' };
const family = 'KarngeaLatin, KarngeaKhmer';
/** Latin first: both files have digits. */
const fontFiles = { KarngeaLatin: 'latin', KarngeaKhmer: 'khmer' };
const nameSizes = [68, 56, 46] as const;
const nameLines = 3;
/** Khmer letters are taller than Latin ones. */
const lineHeights = { eng: 1.22, kh: 1.5 };
const nameTop = 172;
const conditionStep = 48;

/** Loaded with the first picture, because the library is large and many servers never draw one. */
async function loadTools(folder: string) {
  const { createCanvas, GlobalFonts, loadImage } = await import('@napi-rs/canvas');
  for (const [name, script] of Object.entries(fontFiles))
    GlobalFonts.register(await readFile(join(folder, `fonts/kantumruy-pro-600-${script}.woff2`)), name);
  const brand = (name: string) => readFile(join(folder, `brand/${name}.svg`), 'utf8');
  const wordmark = (await brand('wordmark')).replace('color="#711B52"', 'color="#fff"');
  const covers = Array.from({ length: coverImages }, (_, index) => brand(`cover-${index}`));
  const draw = (svg: string) => loadImage(Buffer.from(svg));
  return {
    createCanvas: (): Canvas => createCanvas(width, height),
    wordmark: await draw(wordmark),
    covers: await Promise.all((await Promise.all(covers)).map(draw)),
  };
}
type Tools = Awaited<ReturnType<typeof loadTools>>;

/** Crops the sides: a cover's subject is in its middle square. */
function drawCover(context: SKRSContext2D, cover: Image): void {
  const tall = height - band;
  const wide = tall * coverRatio;
  context.save();
  context.beginPath();
  context.rect(coverLeft, 0, width - coverLeft, tall);
  context.clip();
  context.drawImage(cover, coverLeft - (wide - (width - coverLeft)) / 2, 0, wide, tall);
  context.restore();
}

function drawBand(context: SKRSContext2D): void {
  const check = band / 3;
  context.fillStyle = colours.plum;
  context.fillRect(0, height - band, width, band);
  context.fillStyle = colours.marigold;
  for (let row = 0; row < 3; row += 1)
    for (let x = (row % 2) * check; x < width; x += 2 * check)
      context.fillRect(x, height - band + row * check, check, check);
}

const setFont = (context: SKRSContext2D, size: number) => {
  context.font = `${size}px ${family}`;
};

/** The largest size at which the whole name fits. At the smallest size it may be cut. */
function fitName(context: SKRSContext2D, name: string): { size: number; lines: string[] } {
  const measure = (text: string) => context.measureText(text).width;
  for (const size of nameSizes) {
    setFont(context, size);
    const lines = wrapText(name, textWidth, measure, Infinity);
    if (lines.length <= nameLines) return { size, lines };
  }
  return { size: nameSizes[2], lines: wrapText(name, textWidth, measure, nameLines) };
}

function drawText(
  context: SKRSContext2D,
  job: PicturedJob,
  { word, pay, place, conditions }: ServerTexts,
): void {
  const language = languageOfJob(job);
  const measure = (text: string) => context.measureText(text).width;
  context.lang = language === 'kh' ? 'km' : 'en';
  context.fillStyle = colours.white;
  const { size, lines } = fitName(context, job.name);
  const first = nameTop + size * 1.1;
  const step = size * lineHeights[language];
  lines.forEach((line, index) => context.fillText(line, margin, first + index * step));
  let y = first + (lines.length - 1) * step;
  const oneLine = (text: string, fontSize: number, colour: string, below: number) => {
    y += below;
    setFont(context, fontSize);
    context.fillStyle = colour;
    context.fillText(wrapText(text, textWidth, measure, 1)[0] ?? '', margin, y);
  };
  oneLine(pay(job, language), 46, colours.marigold, 84);
  const facts = [place(job, language), word(job.job_type, language)].join(' · ');
  oneLine(facts, 34, colours.pale, 62);
  if (job.conditions === null) return;
  const { hours, benefits } = conditions(job.conditions, language);
  // Long names leave room for one or none.
  for (const text of [benefits, hours])
    if (text !== '' && y + conditionStep < height - band - 16) oneLine(text, 30, colours.pale, conditionStep);
}

async function draw(
  { createCanvas, wordmark, covers }: Tools,
  job: PicturedJob,
  texts: ServerTexts,
): Promise<Buffer> {
  const canvas = createCanvas();
  const context = canvas.getContext('2d');
  context.fillStyle = colours.plum;
  context.fillRect(0, 0, width, height);
  const cover = covers[job.img] ?? covers[0];
  if (cover) drawCover(context, cover);
  context.drawImage(wordmark, margin, 56, 312, 60);
  drawText(context, job, texts);
  drawBand(context);
  // Drawing takes a millisecond, encoding fifty, on another thread.
  return canvas.encode('png');
}

/** `folder` is the built client, which has the fonts and brand pictures. The painter returns a PNG. */
function createJobPainter(folder: string, texts: ServerTexts): (job: PicturedJob) => Promise<Buffer> {
  let tools: Promise<Tools> | undefined;
  return async (job) => {
    tools ??= loadTools(folder).catch((error: unknown) => {
      tools = undefined;
      throw error;
    });
    return draw(await tools, job, texts);
  };
}

/** About 100 kB each. */
const picturesCached = 100;
/** Each takes about 50 ms of one core. Further requests get 503 with `Retry-After`. */
const turns = { atOnce: 2, waiting: 40, ofOneAddress: 8 };
/** Increase it when the drawing changes, so that caches drop the old pictures. */
const designVersion = 4;

const tagOf = (job: PicturedJob): string =>
  `"${createHash('sha1')
    .update(JSON.stringify([designVersion, ...picturedColumns.map((column) => job[column])]))
    .digest('base64url')}"`;

export function jobPictureRoutes(
  app: FastifyInstance,
  db: Db,
  clientFolder: string,
  texts: ServerTexts,
): void {
  const paint = createJobPainter(clientFolder, texts);
  const pictures = new LoadingCache<Buffer>({ name: 'job_pictures', max: picturesCached });
  const inTurn = createTurns(turns);
  const path = jobPicturePath(0).replace('0', ':id(^\\d{1,15})');

  app.get<{ Params: { id: string } }>(path, async (request, reply) => {
    const job = await db
      .selectFrom('jobs')
      .select(picturedColumns)
      .where('id', '=', Number(request.params.id))
      .where(isShown())
      .executeTakeFirst();
    if (job === undefined) throw new Failure('not_found');
    const tag = tagOf(job);
    const isKnown = request.headers['if-none-match'] === tag;
    const picture = isKnown
      ? undefined
      : await pictures.get(tag, () => inTurn(clientAddress(request), () => paint(job)));
    void reply
      // Revalidated each time, so that a removed job's picture disappears.
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .header('etag', tag)
      // Web chats embed it in their own pages.
      .header('cross-origin-resource-policy', 'cross-origin');
    return picture === undefined ? reply.code(304).send() : reply.type('image/png').send(picture);
  });
}
