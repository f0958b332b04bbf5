/** Marks phrases where they are drawn, by the browser's own highlights: nothing of the page is changed for it. */
import { type RefObject, useEffect } from 'react';

const name = 'posting-warning';

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

function textsIn(place: Element, except: Element): Text[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (!except.contains(walker.currentNode)) texts.push(walker.currentNode as Text);
  return texts;
}

/** In the step around the note that names them, and not in the note itself. Older browsers mark nothing. */
export function useMarkedPhrases(
  note: RefObject<HTMLElement | null>,
  isShown: boolean,
  phrases: readonly string[],
): void {
  const marked = phrases.join('\n');
  useEffect(() => {
    const except = note.current;
    const place = except?.closest('.posting-step');
    if (!except || !place || !isShown || !('highlights' in CSS)) return;
    const wanted = [...new Set(marked.split('\n'))].filter(Boolean);
    const mark = (): void => {
      const ranges = textsIn(place, except).flatMap((node) =>
        wanted.flatMap((phrase) => rangesOf(phrase, node)),
      );
      CSS.highlights.set(name, new Highlight(...ranges));
    };
    mark();
    // Descriptions are drawn when they have been cleaned.
    const watch = new MutationObserver(mark);
    watch.observe(place, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      CSS.highlights.delete(name);
    };
  }, [note, isShown, marked]);
}
