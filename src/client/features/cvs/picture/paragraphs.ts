/** Splits sanitised markup into paragraphs for drawing, with the bullets and numbers of its lists. */
import { isMarkup, plainText } from '#contract/description-markup.ts';

export type Paragraph = {
  readonly text: string;
  /** A bullet or number before its first line. */
  readonly marker?: string;
  /** Depth of the list it is in; 0 outside of lists. */
  readonly level: number;
};

const part = /<[^<>]*>|[^<]+/g;
const tagName = /^<(\/?)([a-z\d]+)/;
const blocks = new Set(['p', 'br', 'h2', 'h3', 'pre', 'blockquote', 'li', 'ul', 'ol']);
/** The editor's class for a nested item. */
const indentClass = /\bql-indent-(\d)/;

export function paragraphsOf(description: string): readonly Paragraph[] {
  if (!isMarkup(description)) return description.split('\n').map((text) => ({ text, level: 0 }));
  const paragraphs: Paragraph[] = [];
  const lists: string[] = [];
  /** Numbers of the last items, by level. */
  const numbers: number[] = [];
  let text = '';
  let marker: string | undefined;
  let level = 0;
  const end = (): void => {
    if (text.trim() !== '') {
      paragraphs.push({ text: plainText(text).trim(), level, ...(marker === undefined ? {} : { marker }) });
      marker = undefined;
    }
    text = '';
  };
  for (const [written] of description.matchAll(part)) {
    const [, closing, tag = ''] = tagName.exec(written.toLowerCase()) ?? [];
    if (!blocks.has(tag)) {
      text += written;
      continue;
    }
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
