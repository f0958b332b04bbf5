/** Where the message catalogues lie and what is read to fill them; `npm run i18n:extract` uses it. */
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** `npm run i18n:check` extracts into copies. */
const folder = process.env['CATALOGUES'] ?? '<rootDir>/locales';

/** `npm run dev -- --pseudo` asks for it; builds never do, so that they carry nothing of it. */
const isPseudo = process.env['PSEUDO_TEXTS'] === '1' && process.env['NODE_ENV'] !== 'production';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'km'],
  ...(isPseudo ? { pseudoLocale: 'en' } : {}),
  catalogs: [{ path: `${folder}/{locale}/messages`, include: ['src/client', 'src/service-worker'] }],
  format: formatter({ lineNumbers: false }),
});
