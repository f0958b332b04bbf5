/** The hooks of the shell for screens and bars. */
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { type ShellController } from './shell-controller.ts';
import { type ShellState } from './shell-state.ts';
import { type View } from './view.ts';

/** The contexts by which pages reach the shell and their own view. */
export const ShellContext = createContext<ShellController | null>(null);

/** The page that a component stands in; null outside every page, as in the tab bar. */
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
 * Whether the page of this component is the one shown; true outside every page. A hidden page stays
 * mounted: let it neither poll (`refetchInterval: active && 5000`) nor block
 * (`useBlocker({ shouldBlockFn, disabled: !active })`).
 */
export function useIsActivePage(): boolean {
  const shell = useShell();
  const view = useContext(ViewContext);
  return useSyncExternalStore(shell.subscribe, () => view === null || shell.isActive(view));
}

/**
 * Lets the back button close something of our own (a menu, a sheet) while `open`, instead of leaving
 * the page. Ionic's modals, popovers, alerts and action sheets need no hook.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const { overlays } = useShell();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (open ? overlays.add({ close: () => latest.current() }) : undefined), [open, overlays]);
}
