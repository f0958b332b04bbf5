/** Marks phrases on the page with the CSS Custom Highlight API, which leaves the DOM unchanged. */
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

function textNodesIn(root: Element, except: Element | undefined): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (!except?.contains(walker.currentNode)) texts.push(walker.currentNode as Text);
  return texts;
}

/** The element to search, and a descendant to skip. */
type Where = { readonly within: Element | null | undefined; readonly except?: Element | null };

/** Only one component at a time can use it. Browsers without the API mark nothing. */
export function useMarkedPhrases(phrases: readonly string[], where: () => Where): void {
  const marked = phrases.join('\n');
  const find = useEffectEvent(where);
  useEffect(() => {
    const { within, except } = find();
    const wanted = [...new Set(marked.split('\n'))].filter(Boolean);
    if (!within || wanted.length === 0 || !('highlights' in CSS)) return;
    const mark = (): void => {
      const ranges = textNodesIn(within, except ?? undefined).flatMap((node) =>
        wanted.flatMap((phrase) => rangesOf(phrase, node)),
      );
      CSS.highlights.set(name, new Highlight(...ranges));
    };
    mark();
    // Descriptions are rendered later, after they were sanitised.
    const observer = new MutationObserver(mark);
    observer.observe(within, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(name);
    };
  }, [marked]);
}
