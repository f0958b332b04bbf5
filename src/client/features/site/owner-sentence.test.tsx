// @vitest-environment jsdom
/** The owner's name as it was set. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OwnerSentence } from './owner-sentence.tsx';

test('tags in the name are text', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <OwnerSentence owner='Kim & Sons "<b>Best</b>" </0>' />
    </I18nProvider>,
  );
  expect(container.textContent).toBe('Kim & Sons "<b>Best</b>" </0> is responsible for this site.');
});
