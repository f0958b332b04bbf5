/** What the shell lends to the pages' parts: things that the kit shows or calls without knowing them. */
import { createContext, type ReactNode, useContext } from 'react';

type ShellLinks = {
  /** At the right end of the plum bar: the language toggle and the menu. */
  readonly headerActions: ReactNode;
  /** Beside the wordmark: that this is an operator's console. */
  readonly mark: ReactNode;
  /** Ends the settings. */
  readonly settings: ReactNode;
  /** Under the header of every page, when there is something to say about the connection or the phone. */
  readonly strip: ReactNode;
  /** Ends the pages that ask for it. */
  readonly footer: ReactNode;
  /** Shows what waits to be sent. */
  readonly openOutbox: () => void;
  /** Goes to the page below, or to the given address where there is none. */
  readonly goBack: (fallback: string) => void;
  /** Goes back to the page at this address, wherever it lies below. */
  readonly goBackTo: (href: string) => void;
  /** Shows the address in place of all pages that led here: going back does not return to them. */
  readonly finish: (href: string) => void;
  /** Lets the back button close what lies over the page; gives the way to take it off again. */
  readonly addLayer: (close: () => void) => () => void;
  /** A hook: whether the page that calls it is the one being shown. */
  readonly usePageIsActive: () => boolean;
  /** Colours the phone's own bar like a plain header; gives the way to take that back. */
  readonly whitenBar: () => () => void;
};

const nothing = () => undefined;

/** For pages without a shell around them. */
export const noShell: ShellLinks = {
  headerActions: null,
  mark: null,
  settings: null,
  strip: null,
  footer: null,
  openOutbox: nothing,
  goBack: nothing,
  goBackTo: nothing,
  finish: nothing,
  addLayer: () => nothing,
  usePageIsActive: () => true,
  whitenBar: () => nothing,
};

export const ShellLinksContext = createContext(noShell);

export const useShellLinks = (): ShellLinks => useContext(ShellLinksContext);
