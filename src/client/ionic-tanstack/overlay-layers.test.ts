// @vitest-environment jsdom
import { createBrowserHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { OverlayLayers } from './overlay-layers.ts';

/** Listens before the overlays do, which keep their own steps from everyone else. */
const popped = vi.hoisted(() => {
  const seen = vi.fn();
  window.addEventListener('popstate', seen, true);
  return seen;
});

test('a page that is opened while a closed overlay is taken out of the history has the first page below it', async () => {
  window.history.replaceState(null, '', '/first');
  const history = createBrowserHistory();
  const layers = new OverlayLayers(history);
  const goBack = vi.spyOn(window.history, 'back').mockReturnValue();
  const close = layers.add({ close: () => undefined });
  close();
  await vi.waitFor(() => expect(goBack).toHaveBeenCalled());
  goBack.mockRestore();

  // The browser started to go back before the page was opened, and arrives on the first page.
  history.push('/next');
  history.flush();
  History.prototype.go.call(window.history, -2);
  await vi.waitFor(() => expect(popped).toHaveBeenCalledOnce());
  expect(location.pathname).toBe('/next');

  window.history.back();
  await vi.waitFor(() => expect(location.pathname).toBe('/first'));
});
