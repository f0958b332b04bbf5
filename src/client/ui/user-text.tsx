/** Text that a person typed: tall enough for Khmer and marked as Khmer in a page of either language. */
import { createContext, type ReactNode, use } from 'react';

/** For texts that leave the page (titles, link previews, pictures) or are measured. */
export const withoutBreaks = (text: string): string => text.replaceAll('\u200b', '');

/** How texts are drawn in a part of the page where something is marked in them; without it they stand as they are. */
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

const khmer = /[\u1780-\u17ff]/;

/** The language of a typed text as far as fonts and screen readers care: 'km' or the page's own. */
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
