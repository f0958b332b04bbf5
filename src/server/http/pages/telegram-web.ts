/** What Telegram Web gets, which shows Mini Apps in a frame: a page with a link that opens the app in a tab (product 2.64). */
import { createHash } from 'node:crypto';
import { type FastifyInstance } from 'fastify';
import { productNames } from '#contract/site.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { startPath } from '#contract/telegram-start.ts';
import { html, Markup } from './markup.ts';

type Texts = Pick<ServerTexts, 'openInTab'>;

const startParameter = 'tgWebAppStartParam';
const [name] = productNames;
const style =
  'html{color-scheme:light dark}body{display:grid;min-height:90vh;place-items:center;margin:16px;font:18px/1.6 sans-serif;text-align:center}a{display:inline-block;padding:12px 24px;border-radius:12px;background:#711b52;color:#fff}';
const styleHash = createHash('sha256').update(style).digest('base64');
/** Every other page may be in no frame at all. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors https://web.telegram.org`;

const pageWith = (path: string, { openInTab }: Texts): string =>
  html`<!doctype html>
    <html lang="km">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name}</title>
        <style>
          ${new Markup(style)}
        </style>
      </head>
      <body>
        <main>
          <a href="${path}" target="_blank" rel="noopener">
            ${openInTab('kh')}<br /><span lang="en">${openInTab('eng')}</span>
          </a>
        </main>
      </body>
    </html> `.text;

/** Answers all requests of the scope that come from a frame. */
export function registerTelegramWeb(pages: FastifyInstance, texts: Texts): void {
  pages.addHook('onRequest', async ({ headers, url }, reply) => {
    if (headers['sec-fetch-dest'] !== 'iframe') return undefined;
    const { pathname, searchParams } = new URL(`http://site${url}`);
    const asked = startPath(searchParams.get(startParameter) ?? '');
    searchParams.delete(startParameter);
    const search = searchParams.size > 0 ? `?${searchParams}` : '';
    return reply
      .removeHeader('x-frame-options')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(pageWith(asked ?? pathname + search, texts));
  });
}
