/** Finds what to mark: the words themselves at once, and what means the same when the server has told it. Draws nothing. */
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, startTransition, useEffect } from 'react';
import { searchForms } from '#contract/search-help.ts';
import { matchedParts, meantBy, type Sought, typedIn } from '#search/matched-parts.ts';
import { call } from '#client/data/api.ts';
import { useSession } from '#client/data/session.ts';
import { type Marks } from '#client/ui/marking.ts';
import { ownerOf } from './job-keys.ts';
import './marker.css';

type Props = { keyword: string; onReady: (marks: Marks) => void };

export function Marker({ keyword, onReady }: Props) {
  const { data: forms } = useQuery({
    queryKey: ['forms', ownerOf(useSession()), keyword],
    queryFn: ({ signal }) => call(searchForms, { query: { keyword } }, { signal }),
    staleTime: Infinity,
  });
  useEffect(() => {
    const sought = [...typedIn(keyword), ...meantBy(forms ?? [])];
    // Cards that are looked at or scrolled come first.
    startTransition(() => onReady(marksFor(keyword, sought)));
  }, [keyword, forms, onReady]);
  return null;
}

function marksFor(keyword: string, sought: readonly Sought[]): Marks {
  const drawn = new Map<string, ReactNode>();
  return {
    keyword,
    text: (text) => {
      const known = drawn.get(text) ?? marked(text, sought);
      drawn.set(text, known);
      return known;
    },
    markup: (markup) => markedMarkup(markup, sought),
  };
}

/** Pieces of a text by turns not marked and marked. */
function pieces(text: string, sought: readonly Sought[]): string[] {
  const found = matchedParts(text, sought);
  return [...found.flatMap(({ from, to }) => [from, to]), text.length].map((to, nth, all) =>
    text.slice(all[nth - 1] ?? 0, to),
  );
}

function marked(text: string, sought: readonly Sought[]): ReactNode {
  const all = pieces(text, sought);
  if (all.length === 1) return text;
  return all.map((piece, nth) =>
    nth % 2 ? <mark key={nth}>{piece}</mark> : <Fragment key={nth}>{piece}</Fragment>,
  );
}

/** In each text by itself: what is found never reaches over an element. */
function markedMarkup(markup: string, sought: readonly Sought[]): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const node of texts) {
    const all = pieces(node.data, sought);
    if (all.length === 1) continue;
    node.replaceWith(
      ...all.map((piece, nth) => {
        if (nth % 2 === 0) return piece;
        const mark = document.createElement('mark');
        mark.textContent = piece;
        return mark;
      }),
    );
  }
  return body.innerHTML;
}
