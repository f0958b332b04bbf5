/** The contexts of the shell, and its hooks for screens and bars. */
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { type ShellController } from './shell-controller.ts';
import { type ShellState } from './shell-state.ts';
import { type View } from './view.ts';

export const ShellContext = createContext<ShellController | null>(null);

/** The page that contains the component; null outside of pages, as in the tab bar. */
export const ViewContext = createContext<View | null>(null);

/** The controller: navigation commands, tabs, purging. Throws outside `IonicTanStackRouter`. */
export function useShell(): ShellController {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs an IonicTanStackRouter above it.');
  return shell;
}

/** The current tab, the tabs, whether the page is fullscreen, and the page as Ionic describes it. */
export function useShellState(): ShellState {
  const shell = useShell();
  return useSyncExternalStore(shell.subscribe, () => shell.state);
}

/**
 * Whether the component's page is visible; true outside of pages. Hidden pages stay mounted, but should neither poll
 * (`refetchInterval: active && 5000`) nor block (`useBlocker({ shouldBlockFn, disabled: !active })`).
 */
export function useIsActivePage(): boolean {
  const shell = useShell();
  const view = useContext(ViewContext);
  return useSyncExternalStore(shell.subscribe, () => view === null || shell.isActive(view));
}

/** Identifies the page that contains the component, also while its pending component is shown; '' outside of pages. */
export const usePageId = (): string => useContext(ViewContext)?.id ?? '';

/**
 * Lets the back button close an overlay, such as a menu or sheet, while it is `open`, instead of leaving the page.
 * Ionic's modals, popovers, alerts and action sheets don't need it.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const { overlays } = useShell();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (open ? overlays.add({ close: () => latest.current() }) : undefined), [open, overlays]);
}
