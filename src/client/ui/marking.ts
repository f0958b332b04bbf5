/** How texts are drawn in a part of the page where something is marked in them; without it they stand as they are. */
import { createContext, type ReactNode, use } from 'react';

export type Marks = {
  /** What was searched for. */
  readonly keyword: string;
  readonly text?: (text: string) => ReactNode;
  /** Of clean markup. */
  readonly markup?: (markup: string) => string;
};

export const Marking = createContext<Marks | undefined>(undefined);

/** Draws a text, with its marks. */
export function useMarked(): (text: string) => ReactNode {
  const marks = use(Marking);
  return (text) => marks?.text?.(text) ?? text;
}
