/** The policy's one exception must follow Ionic when it is updated. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ionicStyle } from './security-headers.ts';

test("the permitted style is the installed Ionic's for ion-app", () => {
  const source = readFileSync(
    fileURLToPath(import.meta.resolve('@ionic/core/components/ion-app.js')),
    'utf8',
  );
  const style = /"(html\.plt-mobile ion-app\{[^"]*)"|`(html\.plt-mobile ion-app\{[^`]*)`/.exec(source);
  const hash = createHash('sha256')
    .update(style?.[1] ?? style?.[2] ?? '')
    .digest('base64');
  expect(ionicStyle).toBe(`'sha256-${hash}'`);
});
