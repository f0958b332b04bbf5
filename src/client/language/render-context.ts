/** Language and time that rendering depends on; the server sets them for each request. */
import { createContext } from 'react';
import { type PageLanguage } from '#contract/pages.ts';

type RenderContextValue = {
  /** The language in the page's URL, on the server only. */
  readonly requestedLanguage?: PageLanguage | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

export const RenderContext = createContext<RenderContextValue>({ now: Date.now });
