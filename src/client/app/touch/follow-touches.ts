/** What fingers do beside tapping: pulling a list down, swiping a row. Loaded once the first page is calm, where there are fingers. */
import { type QueryClient } from '@tanstack/react-query';
import { followPulls } from './pull-to-refresh.ts';
import { followSwipes } from './swipe-rows.ts';

export function followTouches(client: QueryClient): void {
  followPulls(client);
  followSwipes();
}
