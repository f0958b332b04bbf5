/** What a person wrote is clean in a page that the server renders, as the app shows it. */
import { expect, test } from 'vitest';
import { cleanForPage } from './ssr-markup.ts';

test('markup is cleaned once more, and what is Khmer in it is marked', () =>
  expect(
    cleanForPage(
      '<p>Soup <strong>ស៊ុប</strong></p><p>បាយ<br>x</p><img src=x onerror=alert(1)><script>1</script>',
    ),
  ).toBe('<p>Soup <strong lang="km">ស៊ុប</strong></p><p lang="km">បាយ<br />x</p>'));
