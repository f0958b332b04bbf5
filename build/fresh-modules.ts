/**
 * Unit tests share a worker, because loading jsdom and React takes more time than most tests.
 * Each file still gets its own copies of our modules, an empty page and empty storage.
 */
import { vi } from 'vitest';

vi.resetModules();
if (typeof document !== 'undefined') {
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
