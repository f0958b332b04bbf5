/** The context in which the shell gives pages its elements and functions, so that the UI kit needs no shell. */
import { createContext, type ReactNode, useContext } from 'react';

type ShellLinks = {
  /** The right end of a root page's header: language toggle and menu. */
  readonly headerActions: ReactNode;
  /** Next to the wordmark: marks the operator console. */
  readonly badge: ReactNode;
  /** The end of the settings page. */
  readonly settings: ReactNode;
  /** Below the header of every page: about the connection or the device. */
  readonly strip: ReactNode;
  /** The end of a page. */
  readonly footer: ReactNode;
  /** Opens the list of calls that wait to be sent. */
  readonly openOutbox: () => void;
  /** Goes to the previous page of the tab, or to the given path if there is none. */
  readonly goBack: (fallback: string) => void;
  /** Goes back to the page at this path, however far back. */
  readonly goBackTo: (href: string) => void;
  /** Ends a flow: replaces all its pages by this path, so that going back skips them. */
  readonly finish: (href: string) => void;
  /** Lets the back button close an overlay. Returns a function that removes it again. */
  readonly addLayer: (close: () => void) => () => void;
  /** A hook: whether the calling page is the visible one. */
  readonly usePageIsActive: () => boolean;
  /** Gives the phone's status bar the colour of plain headers. Returns a function that reverts it. */
  readonly setPlainBar: () => () => void;
};

const nothing = () => undefined;

/** For pages outside the shell. */
export const noShell: ShellLinks = {
  headerActions: null,
  badge: null,
  settings: null,
  strip: null,
  footer: null,
  openOutbox: nothing,
  goBack: nothing,
  goBackTo: nothing,
  finish: nothing,
  addLayer: () => nothing,
  usePageIsActive: () => true,
  setPlainBar: () => nothing,
};

export const ShellLinksContext = createContext(noShell);

export const useShellLinks = (): ShellLinks => useContext(ShellLinksContext);
