/** What is drawn depends on besides its data: on the server these belong to the request. */
import { createContext } from 'react';
import { type PageLanguage } from '#contract/pages.ts';

type RenderContextValue = {
  /** The language that the page's address asks for, while the page is drawn on the server. */
  readonly asked?: PageLanguage | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

export const RenderContext = createContext<RenderContextValue>({ now: Date.now });
