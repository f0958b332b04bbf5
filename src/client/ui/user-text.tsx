/** Shows text that users typed, in either language and with search matches highlighted; helpers for Khmer text. */
import { createContext, type ReactNode, use } from 'react';

/** Removes the zero-width spaces that mark line breaks in Khmer catalogue texts (product 11.5), for text outside the page. */
export const withoutBreaks = (text: string): string => text.replaceAll('\u200b', '');

/** How search matches are highlighted in a subtree. */
export type Marks = {
  readonly keyword: string;
  readonly text?: (text: string) => ReactNode;
  /** Takes sanitised markup. */
  readonly markup?: (markup: string) => string;
};

export const MarksContext = createContext<Marks | undefined>(undefined);

/** Returns a function that highlights the matches in a text. */
export function useMarked(): (text: string) => ReactNode {
  const marks = use(MarksContext);
  return (text) => marks?.text?.(text) ?? text;
}

const khmer = /[\u1780-\u17ff]/;

/** The `lang` of a typed text: 'km', or undefined for the page's language. */
export const langOf = (text: string): 'km' | undefined => (khmer.test(text) ? 'km' : undefined);

type Props = {
  as?: 'span' | 'p' | 'div' | 'strong' | 'h1' | 'h2' | 'h3' | 'dd' | 'li' | 'blockquote';
  className?: string;
  children: string;
};

export function UserText({ as: Tag = 'span', className = '', children }: Props) {
  return (
    <Tag className={`kg-user-text ${className}`} lang={langOf(children)}>
      {useMarked()(children)}
    </Tag>
  );
}
