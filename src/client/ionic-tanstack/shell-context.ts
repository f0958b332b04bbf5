/** The contexts by which pages reach the shell and their own view. */
import { createContext } from 'react';
import type { ShellController } from './shell-controller.ts';
import type { View } from './view.ts';

export const ShellContext = createContext<ShellController | null>(null);

/** The page that a component stands in; null outside every page, as in the tab bar. */
export const ViewContext = createContext<View | null>(null);
