/** Text that a person typed: tall enough for Khmer and marked as Khmer in a page of either language. */
import { useMarked } from './marking.ts';

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
