/** User-written markup in server-rendered pages. */
import { expect, test } from 'vitest';
import { cleanForPage } from './ssr-markup.ts';

test('markup is cleaned again, and Khmer elements get a lang attribute', () =>
  expect(
    cleanForPage(
      '<p>Soup <strong>ស៊ុប</strong></p><p>បាយ<br>x</p><img src=x onerror=alert(1)><script>1</script>',
    ),
  ).toBe('<p>Soup <strong lang="km">ស៊ុប</strong></p><p lang="km">បាយ<br />x</p>'));
