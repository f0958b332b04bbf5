/** What the toolbar does to the text. Every change counts as the person's, so that it can be undone. */
import { type Quill } from 'react-quill';
import { type FormatState } from './format-state.ts';

export type Block = 'p' | 'h2' | 'h3' | 'blockquote' | 'pre';

const blockFormats: Record<Block, Record<string, unknown>> = {
  p: {},
  h2: { header: 2 },
  h3: { header: 3 },
  blockquote: { blockquote: true },
  pre: { 'code-block': true },
};
const noBlock = { header: false, blockquote: false, 'code-block': false };

export function blockOf(state: FormatState): Block {
  if (state['code-block']) return 'pre';
  if (state.blockquote) return 'blockquote';
  if (state.header === 2) return 'h2';
  return state.header === 3 ? 'h3' : 'p';
}

export function setFormat(quill: Quill, format: string, value: unknown): void {
  quill.focus({ preventScroll: true });
  quill.format(format, value, 'user');
}

export function formatBlock(quill: Quill, block: Block): void {
  const range = quill.getSelection(true);
  quill.formatLine(range.index, Math.max(range.length, 1), noBlock, 'user');
  quill.formatLine(range.index, Math.max(range.length, 1), blockFormats[block], 'user');
}

export function insertText(quill: Quill, text: string): void {
  const range = quill.getSelection(true);
  quill.deleteText(range.index, range.length, 'user');
  quill.insertText(range.index, text, 'user');
  quill.setSelection(range.index + text.length, 0, 'user');
}

/** Links what is selected; with nothing selected, the link around the cursor changes, or the address itself is written. */
export function setLink(quill: Quill, address: string | false): void {
  const range = quill.getSelection(true);
  if (range.length > 0) {
    quill.format('link', address, 'user');
    return;
  }
  const [leaf, offset] = quill.getLeaf(range.index);
  const inLink = quill.getFormat(range).link !== undefined;
  if (inLink && leaf) {
    quill.formatText(range.index - offset, leaf.length(), 'link', address, 'user');
    return;
  }
  if (address === false) return;
  const text = address.replace(/^(https?:\/\/|mailto:|tel:)/i, '');
  quill.insertText(range.index, text, 'link', address, 'user');
  quill.setSelection(range.index + text.length, 0, 'user');
}
