/** Where the message catalogues lie and what is read to fill them; `npm run i18n:extract` uses it. */
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** `npm run i18n:check` extracts into copies. */
const folder = process.env['CATALOGUES'] ?? '<rootDir>/locales';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'km'],
  catalogs: [{ path: `${folder}/{locale}/messages`, include: ['src/client', 'src/service-worker'] }],
  format: formatter({ lineNumbers: false }),
});
