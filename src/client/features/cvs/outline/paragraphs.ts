/** Splits sanitised markup into paragraphs for drawing, with bold text, links, and the bullets and numbers of lists. */
import { type Paragraph, type TextRun } from '#contract/cv-outline.ts';
import { isMarkup, plainText } from '#contract/description-markup.ts';

const part = /<[^<>]*>|[^<]+/g;
const tagName = /^<(\/?)([a-z\d]+)/;
const blocks = new Set(['p', 'br', 'h2', 'h3', 'pre', 'blockquote', 'li', 'ul', 'ol']);
const bold = new Set(['strong', 'b', 'h2', 'h3']);
/** The editor's class for a nested item. */
const indentClass = /\bql-indent-(\d)/;
const target = /\bhref="([^"]*)"/;

/** Without spaces at the ends; undefined if no text is left. */
function trimmed(runs: readonly TextRun[]): readonly TextRun[] | undefined {
  const texts = runs.map(({ text }) => text.replace(/\s+/g, ' '));
  const first = texts.findIndex((text) => text.trim() !== '');
  const last = texts.findLastIndex((text) => text.trim() !== '');
  if (first < 0) return undefined;
  return runs.slice(first, last + 1).map((run, at) => {
    const text = texts[first + at] ?? '';
    const fromStart = at === 0 ? text.trimStart() : text;
    return { ...run, text: first + at === last ? fromStart.trimEnd() : fromStart };
  });
}

export function plainParagraphs(text: string): readonly Paragraph[] {
  return text.split('\n').flatMap((line) => {
    const runs = trimmed([{ text: line }]);
    return runs ? [{ runs, level: 0 }] : [];
  });
}

export function paragraphsOf(description: string): readonly Paragraph[] {
  if (!isMarkup(description)) return plainParagraphs(description);
  const paragraphs: Paragraph[] = [];
  const lists: string[] = [];
  /** Numbers of the last items, by level. */
  const numbers: number[] = [];
  let runs: TextRun[] = [];
  let marker: string | undefined;
  let level = 0;
  let boldTags = 0;
  let href: string | undefined;
  const end = (): void => {
    const text = trimmed(runs);
    if (text) {
      paragraphs.push({ runs: text, level, ...(marker === undefined ? {} : { marker }) });
      marker = undefined;
    }
    runs = [];
  };
  for (const [written] of description.matchAll(part)) {
    const [, closing, tag = ''] = tagName.exec(written.toLowerCase()) ?? [];
    if (tag === '') {
      const text = plainText(written);
      runs.push({ text, ...(boldTags > 0 && { isBold: true }), ...(href !== undefined && { href }) });
      continue;
    }
    if (bold.has(tag)) boldTags = Math.max(0, boldTags + (closing ? -1 : 1));
    if (tag === 'a') href = closing ? undefined : plainText(target.exec(written)?.[1] ?? '') || undefined;
    if (!blocks.has(tag)) continue;
    end();
    if (tag === 'ul' || tag === 'ol') {
      if (closing) lists.pop();
      else lists.push(tag);
      level = lists.length;
      numbers.length = level + 1;
      if (!closing) numbers[level] = 0;
    } else if (tag === 'li' && !closing) {
      level = lists.length + Number(indentClass.exec(written)?.[1] ?? 0);
      numbers.length = level + 1;
      numbers[level] = (numbers[level] ?? 0) + 1;
      marker = lists.at(-1) === 'ol' ? `${numbers[level]}.` : '•';
    }
  }
  end();
  return paragraphs;
}
