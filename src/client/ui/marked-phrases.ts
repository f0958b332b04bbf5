/** Marks phrases where they are drawn, by the browser's own highlights: nothing of the page is changed for it. */
import { useEffect, useEffectEvent } from 'react';
import './marked-phrases.css';

const name = 'marked-phrase';

function rangesOf(phrase: string, node: Text): Range[] {
  const ranges: Range[] = [];
  for (let at = node.data.indexOf(phrase); at >= 0; at = node.data.indexOf(phrase, at + phrase.length)) {
    const range = new Range();
    range.setStart(node, at);
    range.setEnd(node, at + phrase.length);
    ranges.push(range);
  }
  return ranges;
}

function textsIn(place: Element, except: Element | undefined): Text[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (!except?.contains(walker.currentNode)) texts.push(walker.currentNode as Text);
  return texts;
}

/** Where to look: within an element, but not in another one in it. */
type Where = { readonly within: Element | null | undefined; readonly except?: Element | null };

/** Of one part of the app at a time. Older browsers mark nothing. */
export function useMarkedPhrases(phrases: readonly string[], where: () => Where): void {
  const marked = phrases.join('\n');
  const find = useEffectEvent(where);
  useEffect(() => {
    const { within, except } = find();
    const wanted = [...new Set(marked.split('\n'))].filter(Boolean);
    if (!within || wanted.length === 0 || !('highlights' in CSS)) return;
    const mark = (): void => {
      const ranges = textsIn(within, except ?? undefined).flatMap((node) =>
        wanted.flatMap((phrase) => rangesOf(phrase, node)),
      );
      CSS.highlights.set(name, new Highlight(...ranges));
    };
    mark();
    // Descriptions are drawn when they have been cleaned.
    const watch = new MutationObserver(mark);
    watch.observe(within, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      CSS.highlights.delete(name);
    };
  }, [marked]);
}
