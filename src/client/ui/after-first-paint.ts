/** What was tapped for is painted first; what lies below it comes in the frame after. */
import { useDeferredValue } from 'react';
import { isUnderSsrPage } from './after-first-render.ts';

/** False in the first drawing. Where the server has drawn it already it stays. */
export const useAfterFirstPaint = (): boolean =>
  useDeferredValue(true, import.meta.env.SSR || isUnderSsrPage());
