/** The first thing that the Tab key reaches: leads past the navigation into the page shown. */
import { Trans } from '@lingui/react/macro';
import { type MouseEvent } from 'react';

const toContent = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById('content')?.focus();
};

export const SkipLink = () => (
  <a className="kg-skip" href="#content" onClick={toContent}>
    <Trans>Skip to content</Trans>
  </a>
);
