/** Highlights the words of a keyword in texts (product 2.54). Loaded with the first search; renders nothing. */
import { Fragment, type ReactNode, startTransition, useEffect } from 'react';
import { findHighlights, type HighlightPattern, typedPatterns } from '#search/highlight.ts';
import { type Marks } from '#client/ui/marking.ts';
import './marker.css';

type Props = { keyword: string; onReady: (marks: Marks) => void };

export function Marker({ keyword, onReady }: Props) {
  useEffect(() => {
    // A low priority, so that scrolling stays smooth.
    startTransition(() => onReady(marksFor(keyword, typedPatterns(keyword))));
  }, [keyword, onReady]);
  return null;
}

function marksFor(keyword: string, patterns: readonly HighlightPattern[]): Marks {
  const rendered = new Map<string, ReactNode>();
  return {
    keyword,
    text: (text) => {
      const known = rendered.get(text) ?? highlight(text, patterns);
      rendered.set(text, known);
      return known;
    },
    markup: (markup) => highlightMarkup(markup, patterns),
  };
}

/** The text in segments, every second one of which is to be highlighted. */
function segments(text: string, patterns: readonly HighlightPattern[]): string[] {
  const ranges = findHighlights(text, patterns);
  return [...ranges.flatMap(({ from, to }) => [from, to]), text.length].map((to, nth, all) =>
    text.slice(all[nth - 1] ?? 0, to),
  );
}

function highlight(text: string, patterns: readonly HighlightPattern[]): ReactNode {
  const all = segments(text, patterns);
  if (all.length === 1) return text;
  return all.map((segment, nth) =>
    nth % 2 ? <mark key={nth}>{segment}</mark> : <Fragment key={nth}>{segment}</Fragment>,
  );
}

/** Highlights each text node by itself: no range spans elements. */
function highlightMarkup(markup: string, patterns: readonly HighlightPattern[]): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const node of texts) {
    const all = segments(node.data, patterns);
    if (all.length === 1) continue;
    node.replaceWith(
      ...all.map((segment, nth) => {
        if (nth % 2 === 0) return segment;
        const mark = document.createElement('mark');
        mark.textContent = segment;
        return mark;
      }),
    );
  }
  return body.innerHTML;
}
