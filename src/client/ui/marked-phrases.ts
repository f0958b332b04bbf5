/** Marks phrases on the page with the CSS Custom Highlight API, which leaves the DOM unchanged. */
import { useEffect, useEffectEvent } from 'react';
import './marked-phrases.css';

const name = 'marked-phrase';

/** A phrase may start in one text node and end in another, such as bold text. */
function rangesOf(phrase: string, nodes: readonly Text[]): Range[] {
  let text = '';
  const starts = nodes.map(({ data }) => (text += data).length - data.length);
  const ranges: Range[] = [];
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) {
    const end = at + phrase.length;
    const first = starts.findLastIndex((start) => start <= at);
    const last = starts.findLastIndex((start) => start < end);
    const [from, to] = [nodes[first], nodes[last]];
    if (!from || !to) continue;
    const range = new Range();
    range.setStart(from, at - (starts[first] ?? 0));
    range.setEnd(to, end - (starts[last] ?? 0));
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
      const nodes = textNodesIn(within, except ?? undefined);
      const ranges = wanted.flatMap((phrase) => rangesOf(phrase, nodes));
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
